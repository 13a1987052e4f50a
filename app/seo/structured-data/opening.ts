import type { Opening } from '#app/loaders/openings.server.ts';
import type { Employment } from '#content/facts/openings.ts';
import { brand } from '#domain/brand.ts';
import { type Address, organizationRef, postalAddress, schemaOrg } from './schema-org.ts';

type JobPosting = {
  id: string;
  title: string;
  description: string;
  employment: Employment;
  /** The postal address of the studio; for the office or an upcoming studio only the city. */
  address: Partial<Address>;
  /** Calendar days: `2026-11-12`. */
  posted: string;
  validThrough: string;
  url: string;
};

const jobPosting = (origin: string, job: JobPosting) => ({
  '@context': schemaOrg,
  '@type': 'JobPosting',
  identifier: { '@type': 'PropertyValue', name: brand.name, value: job.id },
  title: job.title,
  description: job.description,
  datePosted: job.posted,
  validThrough: job.validThrough,
  employmentType: job.employment,
  url: job.url,
  directApply: false,
  hiringOrganization: organizationRef(origin),
  jobLocation: { '@type': 'Place', address: postalAddress(job.address) },
});

/** One for each job that our content describes and that is still open; search engines reject the others. */
export const jobPostings = (origin: string, openings: readonly Opening[]) =>
  openings.flatMap(({ id, url, details }) =>
    details?.isPosted ? [jobPosting(origin, { id, url, ...details })] : [],
  );

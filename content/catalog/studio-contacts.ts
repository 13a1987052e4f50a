import type { PostalAddress } from '#content/facts/studio-facts.ts';
import { studioFacts } from '#content/facts/studios.ts';
import { upcomingStudioFacts } from '#content/facts/upcoming-studios.ts';
import type { Studio } from '#domain/studios.ts';

/** `phone` is empty for an upcoming studio that the booking provider does not have yet. */
export const contactOf = ({ status, slug }: Studio): { postalAddress: PostalAddress; phone: string } => {
  const facts = status === 'open' ? studioFacts[slug] : upcomingStudioFacts[slug];
  return { postalAddress: facts.postalAddress, phone: facts.contactNumber ?? '' };
};

/** Street, then "City, FL zip". */
export const addressLines = ({ street, city, postalCode }: PostalAddress): readonly [string, string] => [
  street,
  `${city}, FL ${postalCode}`,
];

import { upcomingStudios } from '#domain/studios.ts';

/** The portal id of our own marketing-forms endpoint; the ids of a real provider are configuration. */
export const marketingPortal = 'heliora';

export type MarketingVariant = 'full-name' | 'address' | 'first-and-last-name' | 'future-openings';
/** The fields of each variant, with the provider's names. */
export const marketingFieldNames = {
  'full-name': ['firstname', 'lastname', 'phone', 'email', 'comments'],
  address: ['firstname', 'phone', 'email', 'address', 'city', 'state', 'zip', 'interested_upcoming_location'],
  'first-and-last-name': ['firstname', 'lastname', 'phone', 'email', 'comments'],
  'future-openings': ['firstname', 'email', 'position', 'studio'],
} as const satisfies Record<MarketingVariant, readonly string[]>;
export type MarketingFieldName = (typeof marketingFieldNames)[MarketingVariant][number];

export type MarketingForm = { id: string; variant: MarketingVariant; studios: readonly string[] };

/** One form per studio, so that the form id of a lead identifies the studio; one is about two studios. */
export const marketingForms: readonly MarketingForm[] = [
  { id: 'coming-soon-coral-gables', variant: 'full-name', studios: ['Coral Gables'] },
  { id: 'coming-soon-coral-springs', variant: 'full-name', studios: ['Coral Springs'] },
  { id: 'coming-soon-weston', variant: 'full-name', studios: ['Weston'] },
  { id: 'coming-soon-west-boca', variant: 'first-and-last-name', studios: ['West Boca'] },
  { id: 'upcoming-midtown-miami', variant: 'first-and-last-name', studios: ['Midtown Miami'] },
  { id: 'upcoming-hollywood', variant: 'first-and-last-name', studios: ['Hollywood'] },
  { id: 'upcoming-locations', variant: 'first-and-last-name', studios: ['Midtown Miami', 'Hollywood'] },
  ...upcomingStudios.map((studio) => ({
    id: `pre-sale-${studio.slug}`,
    variant: 'address' as const,
    studios: [studio.name],
  })),
  { id: 'future-openings', variant: 'future-openings', studios: [] },
];

export const marketingFormPath = (marketingFormId: string): string =>
  `/marketing-forms/${marketingPortal}/${marketingFormId}`;

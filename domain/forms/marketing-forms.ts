import { upcomingStudios } from '#domain/studios.ts';

/** Our own portal at the marketing-forms endpoint; a real provider's ids are configuration. */
export const marketingPortal = 'heliora';

export type MarketingVariant = 'full-name' | 'address' | 'first-and-last-name' | 'future-openings';
/** The fields that each variant sends to the provider, by the provider's names. */
export const marketingFieldNames = {
  'full-name': ['firstname', 'lastname', 'phone', 'email', 'comments'],
  address: ['firstname', 'phone', 'email', 'address', 'city', 'state', 'zip', 'interested_upcoming_location'],
  'first-and-last-name': ['firstname', 'lastname', 'phone', 'email', 'comments'],
  'future-openings': ['firstname', 'email', 'position', 'studio'],
} as const satisfies Record<MarketingVariant, readonly string[]>;
export type MarketingFieldName = (typeof marketingFieldNames)[MarketingVariant][number];

export type MarketingForm = { id: string; variant: MarketingVariant; studio: string | null };

/** One form per studio, so that a lead says by itself which opening it is for. */
export const marketingForms: readonly MarketingForm[] = [
  { id: 'coming-soon-coral-gables', variant: 'full-name', studio: 'Coral Gables' },
  { id: 'coming-soon-coral-springs', variant: 'full-name', studio: 'Coral Springs' },
  { id: 'coming-soon-weston', variant: 'full-name', studio: 'Weston' },
  { id: 'coming-soon-west-boca', variant: 'first-and-last-name', studio: 'West Boca' },
  { id: 'upcoming-midtown-miami', variant: 'first-and-last-name', studio: 'Midtown Miami' },
  { id: 'upcoming-hollywood', variant: 'first-and-last-name', studio: 'Hollywood' },
  { id: 'upcoming-locations', variant: 'first-and-last-name', studio: null },
  ...upcomingStudios.map((studio) => ({
    id: `pre-sale-${studio.slug}`,
    variant: 'address' as const,
    studio: studio.name,
  })),
  { id: 'future-openings', variant: 'future-openings', studio: null },
];

export const marketingFormPath = (formId: string): string => `/marketing-forms/${marketingPortal}/${formId}`;

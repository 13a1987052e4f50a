import type { MarketingFieldName } from './marketing-forms.ts';

/** The request format of the marketing-forms provider; our own endpoint uses it too. */
export type MarketingField = { objectTypeId: string; name: string; value: string };
export type MarketingContext = { pageUri?: string; pageName?: string; hutk?: string; ipAddress?: string };
export type MarketingSubmission = {
  submittedAt?: number;
  fields: MarketingField[];
  context: MarketingContext;
};

/** The provider's object type for a contact. */
const contactType = '0-1';

export const marketingFields = (values: Partial<Record<MarketingFieldName, string>>): MarketingField[] =>
  Object.entries(values).map(([name, value]) => ({ objectTypeId: contactType, name, value }));

import type { MarketingFieldName } from './marketing-forms.ts';

/** The request format of the marketing-forms provider; our own endpoint uses it too. */
export type MarketingField = { objectTypeId: string; name: string; value: string };
/** The page from which a lead was sent; the provider's field `context`. */
export type PageVisit = { pageUri?: string; pageName?: string; hutk?: string; ipAddress?: string };
/** The consent of the visitor, with the text that the form showed. */
type LegalConsentOptions = {
  consent: {
    consentToProcess: true;
    text: string;
    communications: { value: true; subscriptionTypeId: number; text: string }[];
  };
};
export type MarketingSubmission = {
  submittedAt?: number;
  fields: MarketingField[];
  context: PageVisit;
  legalConsentOptions?: LegalConsentOptions;
};

/** The provider's object type for a contact. */
const contactType = '0-1';

/** Fields of the lead that the visitor did not type: the language of the page and our name of the form. */
export const siteProperties = ['site_language', 'site_form'] as const;
type SiteProperty = (typeof siteProperties)[number];

export const marketingFields = (
  values: Partial<Record<MarketingFieldName | SiteProperty, string>>,
): MarketingField[] =>
  Object.entries(values).map(([name, value]) => ({ objectTypeId: contactType, name, value }));

import type { MarketingSubmission, PageVisit } from '#domain/forms/marketing-lead.ts';

export type ProviderError = { message: string; errorType: string };
type Repaired = { lead: MarketingSubmission; leftOut: string };
/** Returns the lead without the part that the provider refused; null when no part can be left out. */
type Repair = (lead: MarketingSubmission, error: ProviderError) => Repaired | null;

const withoutVisitField =
  (name: keyof PageVisit): Repair =>
  (lead) => {
    const { [name]: refused, ...context } = lead.context;
    return refused === undefined ? null : { lead: { ...lead, context }, leftOut: name };
  };

const withoutConsent: Repair = ({ legalConsentOptions, ...lead }) =>
  legalConsentOptions ? { lead, leftOut: 'legalConsentOptions' } : null;

/**
 * The provider's message contains the name of the field: Error in 'fields.city'. The email address is never
 * left out, because a lead without it is useless.
 */
const withoutField: Repair = (lead, { message }) => {
  const quoted = [...message.matchAll(/'(?:fields\.)?([\w-]{1,100})'/g)].map(([, name]) => name);
  const refused = lead.fields.find(({ name }) => name !== 'email' && quoted.includes(name));
  if (!refused) return null;
  return {
    lead: { ...lead, fields: lead.fields.filter((field) => field !== refused) },
    leftOut: refused.name,
  };
};

const withoutSubmittedAt: Repair = ({ submittedAt, ...lead }) =>
  submittedAt === undefined ? null : { lead, leftOut: 'submittedAt' };

/** For "Unexpected attributes": leaves out the field that the message names, otherwise the context. */
const withoutMetadata: Repair = (lead, error) => {
  if (/submittedAt/i.test(error.message)) return withoutSubmittedAt(lead, error);
  const ofField = withoutField(lead, error);
  if (ofField) return ofField;
  return Object.keys(lead.context).length > 0 ? { lead: { ...lead, context: {} }, leftOut: 'context' } : null;
};

/**
 * Every error type that the provider documents, with its handling: a repair sends the lead again without the
 * refused part, `park` stores it for an operator, `retry` sends it again later.
 * docs/decisions/029-marketing-errors.md has the reasons.
 */
export const errorTypes: Readonly<Record<string, Repair | 'park' | 'retry'>> = {
  INVALID_HUTK: withoutVisitField('hutk'),
  INVALID_IP_ADDRESS: withoutVisitField('ipAddress'),
  INVALID_PAGE_URI: withoutVisitField('pageUri'),
  INVALID_METADATA: withoutMetadata,
  FIELD_NOT_IN_FORM_DEFINITION: withoutField,
  VALUE_NOT_IN_FIELD_DEFINITION: withoutField,
  INPUT_TOO_LARGE: withoutField,
  INVALID_NUMBER: withoutField,
  NUMBER_OUT_OF_RANGE: withoutField,
  INVALID_LEGAL_OPTION_FORMAT: withoutConsent,
  MISSING_PROCESSING_CONSENT: withoutConsent,
  MISSING_PROCESSING_CONSENT_TEXT: withoutConsent,
  MISSING_COMMUNICATION_CONSENT_TEXT: withoutConsent,
  MISSING_LEGITIMATE_INTEREST_TEXT: withoutConsent,
  DUPLICATE_SUBSCRIPTION_TYPE_ID: withoutConsent,
  INVALID_EMAIL: 'park',
  BLOCKED_EMAIL: 'park',
  REQUIRED_FIELD: 'park',
  MAX_NUMBER_OF_SUBMITTED_VALUES_EXCEEDED: 'park',
  INVALID_GOTOWEBINAR_WEBINAR_KEY: 'park',
  FORM_HAS_RECAPTCHA_ENABLED: 'park',
  'ERROR 429': 'retry',
};

const ruleOf = ({ errorType, message }: ProviderError): Repair | 'park' | 'retry' => {
  const rule = Object.hasOwn(errorTypes, errorType) ? errorTypes[errorType] : undefined;
  // The provider documents no error type for a lead that is too old.
  return rule ?? (/submittedAt/i.test(message) ? withoutSubmittedAt : 'park');
};

type Decision = 'park' | 'retry' | { lead: MarketingSubmission; leftOut: readonly string[] };

/** A refused lead is only repaired when all its errors can be: half a repair would be refused again. */
export const decideOnRefusal = (lead: MarketingSubmission, errors: readonly ProviderError[]): Decision => {
  const rules = errors.map((error) => ({ error, rule: ruleOf(error) }));
  if (rules.some(({ rule }) => rule === 'retry')) return 'retry';
  let current = lead;
  const leftOut: string[] = [];
  for (const { error, rule } of rules) {
    if (typeof rule !== 'function') return 'park';
    const repaired = rule(current, error);
    // The same part may already have been left out for another error of this response.
    if (!repaired && rule(lead, error)) continue;
    if (!repaired) return 'park';
    current = repaired.lead;
    leftOut.push(repaired.leftOut);
  }
  return leftOut.length > 0 ? { lead: current, leftOut } : 'park';
};

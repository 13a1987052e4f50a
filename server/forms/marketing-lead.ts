import * as z from 'zod/mini';
import { managerTopics, topicOfPosition } from '#domain/forms/manager-topics.ts';
import {
  type MarketingFieldName,
  type MarketingForm,
  type MarketingVariant,
  marketingFieldNames,
  marketingForms,
} from '#domain/forms/marketing-forms.ts';
import { marketingFields } from '#domain/forms/marketing-lead.ts';
import type { Position } from '#domain/forms/positions.ts';
import { futureOpeningsSchema } from '#domain/forms/schemas/future-openings.ts';
import { preSaleAddressSchema } from '#domain/forms/schemas/pre-sale-address.ts';
import { preSaleFullNameSchema } from '#domain/forms/schemas/pre-sale-full-name.ts';
import { upcomingLocationsSchema } from '#domain/forms/schemas/upcoming-locations.ts';
import { type LocationId, studios } from '#domain/studios.ts';
import { NamedError } from '#server/errors/named-error.ts';
import { type RequestMetadata, storeSubmission } from '#server/models/leads/intake.ts';
import { entryForManagers } from '#server/outbox/entry-kinds.ts';
import { preSale } from '#words/pages/pre-sale.ts';
import { parseForm } from './form-call.ts';
import { cleanText } from './request-metadata.ts';
import type { FormServices } from './store-form.ts';

/** The marketing-forms provider's limit. */
const maxFields = 1000;
const text = z.string().check(z.maxLength(10_000));
/** The maximum size of a body; the form's rules limit each field. */
const typed = z.string().check(z.maxLength(100 * 1024));
/** Exported for the test that feeds hostile text to every schema. @public */
export const marketingBodySchema = z.object({
  fields: z
    .array(z.object({ objectTypeId: z.optional(text), name: text, value: typed }))
    .check(z.minLength(1), z.maxLength(maxFields)),
  context: z.optional(
    z.nullable(
      z.object({
        hutk: z.optional(z.nullable(text)),
        pageUri: z.optional(z.nullable(text)),
        pageName: z.optional(z.nullable(text)),
      }),
    ),
  ),
});

/** The body does not have the provider's format, or has a field that the form does not have. */
export class LeadRefused extends NamedError {
  static override readonly errorName: string = 'LeadRefused';
  readonly errorType: string;
  constructor(message: string, errorType: string) {
    super(message);
    this.errorType = errorType;
  }
}

type Values = Partial<Record<MarketingFieldName, string>>;
type Parse = (values: Values) => { email: string; studio?: LocationId | undefined };

/** The provider's format splits a full name or calls it `firstname`; the schemas use the form's names. */
const parsers: Record<MarketingVariant, Parse> = {
  'full-name': ({ firstname = '', lastname = '', ...rest }) =>
    parseForm(preSaleFullNameSchema, { ...rest, fullname: `${firstname} ${lastname}`.trim() }),
  address: ({ firstname, ...rest }) => parseForm(preSaleAddressSchema, { ...rest, fullname: firstname }),
  'first-and-last-name': (values) => parseForm(upcomingLocationsSchema, values),
  'future-openings': ({ firstname, ...rest }) =>
    parseForm(futureOpeningsSchema, { ...rest, name: firstname }),
};

const readValues = (fields: readonly { name: string; value: string }[], known: readonly string[]): Values => {
  const unknown = fields.find(({ name }) => !known.includes(name));
  if (unknown) {
    throw new LeadRefused(
      `The form has no field "${unknown.name.slice(0, 50)}"`,
      'FIELD_NOT_IN_FORM_DEFINITION',
    );
  }
  return Object.fromEntries(fields.map(({ name, value }) => [name, value.trim()]));
};

/** The pre-sale forms show the consent above their button (app/forms/site-forms/parts/pre-sale.tsx). */
const consents: Record<MarketingVariant, string | null> = {
  'full-name': preSale.consent,
  address: preSale.consent,
  'first-and-last-name': preSale.consent,
  'future-openings': null,
};

/** The topic of those who hire for the position; otherwise the topic of those who answer for the studios. */
const topicOf = ({ position }: Values) => topicOfPosition[position as Position] ?? managerTopics.contactUs;

export const findMarketingForm = (id: string): MarketingForm | undefined =>
  marketingForms.find((form) => form.id === id);

export const submitMarketingLead = async (
  forms: FormServices,
  metadata: RequestMetadata,
  form: MarketingForm,
  body: unknown,
) => {
  const read = marketingBodySchema.safeParse(body);
  if (!read.success)
    throw new LeadRefused('The request does not have the expected format', 'INVALID_METADATA');
  const known: readonly MarketingFieldName[] = marketingFieldNames[form.variant];
  const given = readValues(read.data.fields, known);
  const { email, studio: chosen } = parsers[form.variant](given);
  const values: Values = { ...given, email };
  // A form belongs to `form.studios`, so another name in this field does not come from our page.
  const named = values.interested_upcoming_location;
  if (named !== undefined && !form.studios.includes(named)) {
    throw new LeadRefused('The form belongs to another studio', 'INVALID_METADATA');
  }
  // Visitors who ask for news about openings choose a studio; every other form belongs to its studios.
  const { studio: _, ...rest } = values;
  const locationIds = chosen
    ? [chosen]
    : studios.flatMap(({ name, locationId }) => (form.studios.includes(name) ? (locationId ?? []) : []));
  const fields = marketingFields(
    Object.fromEntries(known.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]]))),
  );
  const { context } = read.data;
  const hutk = cleanText(context?.hutk, 100);
  const pageUri = cleanText(context?.pageUri, 1000);
  const pageName = cleanText(context?.pageName, 200);
  return storeSubmission(
    forms,
    {
      ...metadata,
      ...(hutk && { hutk }),
      ...(pageUri && { pageUri }),
      ...(pageName && { pageName }),
    },
    {
      formKind: 'marketing-lead',
      consent: consents[form.variant],
      locationId: locationIds.length === 1 ? (locationIds[0] ?? null) : null,
      email,
      payload: {
        ...rest,
        formId: form.id,
        ...(form.studios.length > 0 && { location: form.studios.join(', ') }),
        fields,
      },
      entries: [
        { kind: 'forward-lead', payload: { formId: form.id } },
        entryForManagers(topicOf(values), locationIds),
      ],
    },
  );
};

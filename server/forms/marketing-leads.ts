import * as z from 'zod/mini';
import { formIds } from '#domain/forms/form-ids.ts';
import { futureOpeningsSchema } from '#domain/forms/future-openings.ts';
import { type MarketingForm, type MarketingVariant, marketingForms } from '#domain/forms/marketing-forms.ts';
import { marketingFields } from '#domain/forms/marketing-lead.ts';
import { preSaleAddressSchema } from '#domain/forms/pre-sale-address.ts';
import { preSaleFullNameSchema } from '#domain/forms/pre-sale-full-name.ts';
import { upcomingLocationsSchema } from '#domain/forms/upcoming-locations.ts';
import { studios } from '#domain/studios.ts';
import { type RequestOrigin, submit } from '#server/models/intake.ts';
import { jobs } from '#server/queue/jobs.ts';
import { checked, type IntakeServices } from './reception.ts';
import { short } from './visit.ts';

/** The provider's own limit. */
const mostFields = 1000;
const text = z.string().check(z.maxLength(10_000));
/** As much as a body holds: which text is too long for its field is for the form's own rules to say. */
const typed = z.string().check(z.maxLength(100 * 1024));
export const marketingBodySchema = z.object({
  fields: z
    .array(z.object({ objectTypeId: z.optional(text), name: text, value: typed }))
    .check(z.minLength(1), z.maxLength(mostFields)),
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

/** The body is not in the provider's shape, or names a field that the form does not have. */
export class LeadRefused extends Error {
  override name = 'LeadRefused';
  readonly errorType: string;
  constructor(message: string, errorType: string) {
    super(message);
    this.errorType = errorType;
  }
}

type Values = Record<string, string>;
type Variant = { fields: readonly string[]; check: (values: Values) => { email: string } };

/** Tells the provider which opening the lead is for; each form has one, so any other name was made up. */
const studioField = 'interested_upcoming_location';

/** On the wire a full name is split, or called `firstname`: here it becomes what the form's schema knows. */
const variants: Record<MarketingVariant, Variant> = {
  'full-name': {
    fields: ['firstname', 'lastname', 'phone', 'email', 'comments'],
    check: ({ firstname = '', lastname = '', ...rest }) =>
      checked(preSaleFullNameSchema, { ...rest, fullname: `${firstname} ${lastname}`.trim() }),
  },
  address: {
    fields: ['firstname', 'phone', 'email', 'address', 'city', 'state', 'zip', studioField],
    check: ({ firstname, ...rest }) => checked(preSaleAddressSchema, { ...rest, fullname: firstname }),
  },
  'first-and-last-name': {
    fields: ['firstname', 'lastname', 'phone', 'email', 'comments'],
    check: (values) => checked(upcomingLocationsSchema, values),
  },
  'future-openings': {
    fields: ['firstname', 'email', 'position', 'studio'],
    check: ({ firstname, ...rest }) => checked(futureOpeningsSchema, { ...rest, name: firstname }),
  },
};

const readValues = (fields: readonly { name: string; value: string }[], known: readonly string[]): Values => {
  const stranger = fields.find(({ name }) => !known.includes(name));
  if (stranger) {
    throw new LeadRefused(
      `The form has no field "${stranger.name.slice(0, 50)}"`,
      'FIELD_NOT_IN_FORM_DEFINITION',
    );
  }
  return Object.fromEntries(fields.map(({ name, value }) => [name, value.trim()]));
};

const jobsOf = (form: MarketingForm, studioId: number | null) =>
  form.variant === 'future-openings'
    ? [jobs.forwardLead(form.id)]
    : [jobs.forwardLead(form.id), jobs.notifyManagers(formIds.contactUs, studioId ? [studioId] : [])];

export const findMarketingForm = (id: string): MarketingForm | undefined =>
  marketingForms.find((form) => form.id === id);

export const sendMarketingLead = async (
  { desk }: IntakeServices,
  visit: RequestOrigin,
  form: MarketingForm,
  body: unknown,
) => {
  const read = marketingBodySchema.safeParse(body);
  if (!read.success) throw new LeadRefused('The request is not in the expected shape', 'INVALID_METADATA');
  const { fields: known, check } = variants[form.variant];
  const given = readValues(read.data.fields, known);
  const values: Values = { ...given, email: check(given).email };
  const named = values[studioField];
  if (named !== undefined && named !== form.studio) {
    throw new LeadRefused('The form belongs to another studio', 'INVALID_METADATA');
  }
  const studioId = studios.find((studio) => studio.name === form.studio)?.bookingId ?? null;
  const fields = marketingFields(
    Object.fromEntries(known.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]]))),
  );
  const { context } = read.data;
  const hutk = short(context?.hutk, 100);
  const pageUri = short(context?.pageUri, 1000);
  const pageName = short(context?.pageName, 200);
  return submit(
    desk,
    {
      ...visit,
      ...(hutk && { hutk }),
      ...(pageUri && { pageUri }),
      ...(pageName && { pageName }),
    },
    {
      form: 'marketing-lead',
      studioId,
      email: values.email as string,
      payload: { ...values, formId: form.id, ...(form.studio && { location: form.studio }), fields },
      jobs: jobsOf(form, studioId),
    },
  );
};

import { formNames, type PlainForm, plainForms } from '#domain/forms/forms.ts';
import { argumentTypes } from '#tests/site/lead-site.ts';
import { formCases } from './all-form-cases.ts';
import { type CreateFormCases, type FormCall, type FormCase, numeric } from './form-cases/form-cases.ts';

/** A call with the cases of its form. */
export type TestedCall = Required<Pick<FormCall, 'mutation' | 'toCall'>> &
  FormCall & { table: CreateFormCases };

/** A call has the fields of its page; what a visitor types as text may be a number. */
const withNumbers = (mutation: string) => {
  const types = argumentTypes(mutation);
  return (form: Record<string, unknown>) =>
    Object.fromEntries(
      Object.entries(form).map(([field, value]) => {
        const isNumber = types[field]?.startsWith('Int') && (value || types[field] === 'Int!');
        return [field, isNumber ? numeric(value) : types[field] === 'Int' ? undefined : value];
      }),
    );
};

const plainCalls: Readonly<Record<string, PlainForm>> = plainForms;
export const formCalls: readonly TestedCall[] = formNames.flatMap((name) => {
  const table = formCases[name];
  const { calls = plainCalls[name] ? [plainCalls[name]] : [] } = table(Date.now);
  return calls.map((call: FormCall) => ({ toCall: withNumbers(call.mutation), ...call, table }));
});

/** Whether a case can reach our rules as a call: GraphQL's types reject some values first. */
export const isExpressible = (call: FormCall, { change, errors }: FormCase): boolean => {
  const fields = Object.keys({ ...change, ...errors });
  if (fields.some((field) => call.pageOnly?.includes(field))) return false;
  return Object.entries(change).every(([field, value]) => {
    const isEmpty = value === undefined || value === '';
    if (isEmpty && call.notRequired?.includes(field)) return false;
    if (field === 'attendees') return isEmpty || /^\d+$/.test(String(value));
    if (value === undefined) return errors[field] === undefined;
    return typeof value === 'string' || typeof value === 'boolean'
      ? field !== 'marketing' || typeof value === 'boolean'
      : Array.isArray(value);
  });
};

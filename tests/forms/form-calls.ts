import { formNames } from '#domain/forms/forms.ts';
import { formCases } from './all-form-cases.ts';
import type { CreateFormCases, FormCall, FormCase } from './form-cases/form-cases.ts';

/** A call with the cases of its form. */
export type TestedCall = FormCall & { table: CreateFormCases };

export const formCalls: readonly TestedCall[] = formNames.flatMap((name) => {
  const table = formCases[name];
  return (table(Date.now).calls ?? []).map((call) => ({ ...call, table }));
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

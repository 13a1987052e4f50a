import { randomUUID } from 'node:crypto';
import { type FormKind, formNames, kindsOf } from '#domain/forms/forms.ts';
import { formCases } from '#tests/forms/all-form-cases.ts';
import { isFile } from '#tests/forms/form-cases/files-of.ts';
import type { CreateFormCases } from '#tests/forms/form-cases/form-cases.ts';

type Table = ReturnType<CreateFormCases>;
/** A form on its page, with the cases that the tests of its rules and of the server's calls also use. */
export type FormPage = NonNullable<Table['page']> & {
  /** The value of its hidden field. */
  form: string;
  cases: CreateFormCases;
  /** The submissions that one send stores, by the kinds that the operator's list shows. */
  stored: readonly FormKind[];
};

export const formPages: readonly FormPage[] = formNames.flatMap((name) => {
  const cases = formCases[name];
  const { page } = cases(Date.now);
  return page ? [{ form: name, ...page, cases, stored: kindsOf(name) }] : [];
});

export const formPageOf = (name: string): FormPage => {
  const found = formPages.find(({ form }) => form === name);
  if (!found) throw new Error(`No page has the form ${name}`);
  return found;
};

/** Unique in this run, so that its stored submissions can be counted. */
export const uniqueEmail = (form: string) => `${form}.${randomUUID().slice(0, 8)}@example.com`;
export type ValuesWithEmail = Record<string, unknown> & { email: string };
export const uniqueValues = ({ form, cases }: FormPage): ValuesWithEmail => ({
  ...cases(Date.now).valid,
  email: uniqueEmail(form),
});
/** Neither a browser nor the server gives a password or a file back: the visitor enters it again. */
export const isEnteredAgain = ([field, value]: [field: string, value: unknown]): boolean =>
  /password/i.test(field) || [value].flat().some(isFile);
/** On a phone the checkbox for messages is checked by default and stays checked. */
export const uniqueValuesOnPhone = (formPage: FormPage): ValuesWithEmail => {
  const { marketing: _, ...values } = uniqueValues(formPage);
  return values;
};

import type { Checked } from '#domain/forms/check-form.ts';
import type { FormKind, FormName } from '#domain/forms/forms.ts';
import type { ReadTime } from '#domain/forms/rules/calendar-date.ts';

/** The values that differ from a valid form, and the expected error texts by field. */
export type FormCase = { name: string; change: Record<string, unknown>; errors: Record<string, string> };

type Values = Record<string, unknown>;

/** The newest GraphQL call of a form and how it sends the fields: page and call share one table of cases. */
export type FormCall = {
  mutation: string;
  /** With a `flag`, the call returns a refusal as data: the flag is false, and there is a message. */
  selection?: string;
  /** The arguments of the form's values, if they are not the fields under their own names. */
  toCall?: (form: Values) => Values;
  /** Fields that the form requires but the call does not. */
  notRequired?: readonly string[];
  /** Fields that the page does not send. */
  pageOnly?: readonly string[];
};

/** The page of a form, and what a visitor sees there. */
type FormPlace = {
  /** The value of the hidden field, for forms that have one per studio; otherwise the form's name. */
  form?: string;
  path: string;
  /** The URL of its request. */
  call: string;
  /** The notice when the server cannot be reached. */
  failure: string;
  success: string;
  /** After success: a panel or another page. Without `again` the form is sent only once. */
  ends: { panel: string; again?: string } | { page: string };
};

type FileDescription = { name: string; size: number; type: string };

/** The call of a form with files. */
export type UploadCall = {
  path: string;
  /** The field of the form that has the files. */
  field: string;
  body: (values: Values, files: readonly FileDescription[]) => FormData;
};

/** What the submissions of a kind lead to. */
type KindCases = {
  mails: readonly ('confirm-to-visitor' | 'notify-managers')[];
  /** Of a ticket that succeeds. */
  lastStage: 'joined' | 'answered';
};

/**
 * One form's table of cases. The unit tests run it against the schema, the server tests against the call,
 * the browser tests against the page: the same input gets the same error text in all three.
 */
type FormCases = {
  formName: FormName;
  check: (input: unknown) => Checked<unknown>;
  valid: Record<string, unknown>;
  /** Fields that are not in the stored payload, besides one studio, which is a column. */
  unstored?: readonly string[];
  /** Each kind that it stores. */
  stores: Partial<Record<FormKind, KindCases>>;
  /** The field in which a visitor says what it is about, or null for a form without one. */
  message: string | null;
  /**
   * The fields that may be in a draft, in the order of the schema: what lies in the browser for two weeks, on
   * a device that others may use. Never: files, ticked boxes, passwords, a birth date, an emergency contact,
   * the reason of a cancellation.
   */
  drafted: readonly string[];
  /** Null for a form without a page of its own. */
  page: FormPlace | null;
  /** Its GraphQL calls without files, if it is not a plain form. */
  calls?: readonly FormCall[];
  /** Its call with files, if it has files. */
  upload?: UploadCall;
  cases: FormCase[];
};
export type CreateFormCases = (clock: ReadTime) => FormCases;

/** The id of a studio, or 0; a text that is no id. */
export const numeric = (value: unknown) => (/^\d{1,9}$/.test(String(value)) ? Number(value) : 0);
export const word = (value: unknown) => (typeof value === 'string' && !/^\d*$/.test(value) ? value : '');

export const ok = (name: string, change: Record<string, unknown>): FormCase => ({ name, change, errors: {} });
export const bad = (
  name: string,
  change: Record<string, unknown>,
  errors: Record<string, string>,
): FormCase => ({
  name,
  change,
  errors,
});

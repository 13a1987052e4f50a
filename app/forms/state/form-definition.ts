import type * as z from 'zod/mini';
import type { FormRequest, SourcePage } from '#app/forms/transport/form-requests.ts';
import { type FormField, type FormSchema, fieldsOf } from '#domain/forms/form-fields.ts';
import type { FormName } from '#domain/forms/forms.ts';
import type { ChosenFile } from '#domain/forms/rules/files.ts';
import type { Mask } from '#domain/forms/rules/masks.ts';

/** A `File`, or its size if it was posted without JavaScript and is too big to store. */
type FieldValue = string | boolean | readonly string[] | ChosenFile | readonly ChosenFile[] | null;
export type FormValues = Record<string, FieldValue>;

/** Upcoming studios have one form each, so that a draft for one studio is not shown at another. */
export type StudioFormName = `pre-sale-${string}` | `coming-soon-${string}`;

/**
 * A form without its markup: fields, rules and the call that sends it. The form in the browser and the page's
 * action for visitors without JavaScript both use this definition.
 */
export type FormDefinition<Typed extends FormValues, Checked> = {
  /** Also the name of the draft, the value of the hidden field `form`, and the name in the e2e tests. */
  name: FormName | StudioFormName;
  /** A function, because rules about dates read the clock. */
  schema: () => z.ZodMiniType<Checked>;
  blank: Typed;
  /** Applied while the visitor types, and by the server for visitors without JavaScript. */
  masks: { readonly [Field in keyof Typed]?: Mask | undefined };
  hasFiles: boolean;
  /** One request; or several, each only after the one before it; or none for a form that stores nothing. */
  requests: (values: Checked, page: SourcePage) => FormRequest | readonly FormRequest[];
  /** The message when the server gives no reason. */
  failure: string;
  success?: string;
  /** The localStorage key under which the values are saved when the form is stored, by whichever page sends it. */
  savedAs?: string;
  /** Fields such as a password: never sent back to the page or stored in a draft or an unsent form. */
  secrets?: readonly (keyof Typed & string)[];
  /**
   * Fields too personal for a draft, because other people may use the same device. What remains is `drafted`
   * in the cases of the form (tests/forms/form-cases).
   */
  undrafted?: readonly (keyof Typed & string)[];
  /** The page to open after success, if the visitor waits for it; otherwise the thank-you panel is shown. */
  nextPage?: (result: unknown, search: URLSearchParams, values: Checked) => { to: string; state?: object };
  /** Its request contains the visitor’s public IP address, as marketing leads do. */
  hasIpAddress?: boolean;
  /** The fallback when the form's code throws, for a form on pages that have no action for it. */
  sendUnchecked?: (typed: Typed) => void;
  /**
   * After a failed call the form is stored as unsent and sent again; an error notice is shown, then the
   * thank-you panel. A response with invalid fields is shown on the form as usual. Only with JavaScript.
   */
  isShownAsSentOnFailure?: boolean;
};

type Typed<Schema extends FormSchema> = { [Field in keyof z.output<Schema>]-?: FieldValue };
type Definition<Schema extends FormSchema> = FormDefinition<Typed<Schema>, z.output<Schema>>;
type Declaration<Schema extends FormSchema> = Omit<
  Definition<Schema>,
  'schema' | 'blank' | 'masks' | 'hasFiles'
> & {
  schema: () => Schema;
  /** Values at the start, of fields that do not start empty. */
  initial?: Partial<Typed<Schema>>;
};

const blankValues: Record<FormField['type'], FieldValue> = {
  String: '',
  Int: '',
  Boolean: false,
  Upload: null,
};

/**
 * The fields of the schema, in its order, give the form its blank values and masks, and whether it has files.
 */
export const defineForm = <Schema extends FormSchema>({
  initial,
  ...form
}: Declaration<Schema>): Definition<Schema> => {
  const fields = Object.entries<FormField>(fieldsOf(form.schema()));
  const blank = Object.fromEntries(
    fields.map(([name, { type, isList }]) => [name, isList ? [] : blankValues[type]]),
  );
  const masks = Object.fromEntries(fields.map(([name, { mask }]) => [name, mask]));
  const hasFiles = fields.some(([, { type }]) => type === 'Upload');
  return { ...form, blank: { ...blank, ...initial }, masks, hasFiles } as object as Definition<Schema>;
};

// biome-ignore lint/suspicious/noExplicitAny: a list of forms has many types, and each form checks its own values
export type AnyForm = FormDefinition<any, any>;

/** The page's response to a form posted without JavaScript. Files and secrets are never sent back. */
export type FormActionData = {
  form: string;
  isSent: boolean;
  errors: Record<string, string>;
  values: FormValues;
  notice?: string;
};

import type * as z from 'zod/mini';
import type { FormClient } from '#app/forms/transport/form-client.ts';
import type { FormName } from '#domain/forms/forms.ts';
import type { ChosenFile } from '#domain/forms/rules/files.ts';
import type { Mask } from '#domain/forms/rules/masks.ts';

/** A `File`, or its size if it was posted without JavaScript and is too big to store. */
type FieldValue = string | boolean | readonly string[] | ChosenFile | readonly ChosenFile[] | null;
export type FormValues = Record<string, FieldValue>;
export type FieldMasks<Typed> = { readonly [Field in keyof Typed & string]?: Mask };

/** Upcoming studios have one form each, so that a draft for one studio is not shown at another. */
export type StudioFormName = `pre-sale-${string}` | `coming-soon-${string}`;

/**
 * A form without its markup: fields, rules and the call that sends it. The form in the browser and the page's
 * action for visitors without JavaScript both use this definition.
 */
export type FormDefinition<Typed extends FormValues, Checked, Result> = {
  /** Also the name of the draft, the value of the hidden field `form`, and the name in the e2e tests. */
  name: FormName | StudioFormName;
  /** A function, because rules about dates read the clock. */
  schema: () => z.ZodMiniType<Checked>;
  blank: Typed;
  /** Applied while the visitor types, and by the server for visitors without JavaScript. */
  masks?: FieldMasks<Typed>;
  send: (values: Checked, client: FormClient) => Promise<Result>;
  /** The message when the server gives no reason. */
  failure: string;
  success?: string;
  /** Fields such as a password: never sent back to the page or stored in a draft or an unsent form. */
  secrets?: readonly (keyof Typed & string)[];
  /** Fields too personal for a draft: other people may use the same device. */
  undrafted?: readonly (keyof Typed & string)[];
  /** The page to open after success, if the visitor waits for it; otherwise the thank-you panel is shown. */
  next?: (result: Result, search: URLSearchParams) => { to: string; state?: object };
  /** Its request contains the visitor’s public IP address, as marketing leads do. */
  hasIpAddress?: boolean;
  /** The fallback when the form's code throws, for a form on pages that have no action for it. */
  sendUnchecked?: (typed: Typed) => void;
  /**
   * After a failed call an error notice is shown, then the thank-you panel, and the form is stored as unsent
   * and sent again. A response with invalid fields is shown on the form as usual. Only with JavaScript.
   */
  isShownAsSentOnFailure?: boolean;
};

export const defineForm = <Typed extends FormValues, Checked, Result>(
  definition: FormDefinition<Typed, Checked, Result>,
) => definition;

// biome-ignore lint/suspicious/noExplicitAny: a list of forms has many types, and each form checks its own values
export type AnyForm = FormDefinition<any, any, any>;

/** The page's response to a form posted without JavaScript. Files and secrets are never sent back. */
export type FormActionData = {
  form: string;
  isSent: boolean;
  errors: Record<string, string>;
  values: FormValues;
  notice?: string;
};

import type * as z from 'zod/mini';
import type { FormClient } from '#app/forms/transport/form-client.ts';
import type { ChosenFile } from '#domain/forms/files.ts';
import type { Mask } from '#domain/forms/masks.ts';

/** A file is a `File`, but for one posted without JavaScript that is too big to keep: of that only the rules need to know. */
type FieldValue = string | boolean | readonly string[] | ChosenFile | readonly ChosenFile[] | null;
export type FormValues = Record<string, FieldValue>;
export type FieldMasks<Typed> = { readonly [Field in keyof Typed & string]?: Mask };

/**
 * A form without its looks: what it asks, by which rules, and which call takes it in. The browser's form and the page's
 * action for visitors without JavaScript both work from it.
 */
export type FormDefinition<Typed extends FormValues, Checked, Result> = {
  /** Names the draft, the hidden field that tells two forms of a page apart, and the journeys. */
  name: string;
  /** Made when needed: rules about dates look at the clock. */
  schema: () => z.ZodMiniType<Checked>;
  blank: Typed;
  /** Written for the visitor while they type, and by the server where no script runs. */
  masks?: FieldMasks<Typed>;
  send: (values: Checked, courier: FormClient) => Promise<Result>;
  /** Said when the server gave no reason of its own. */
  failure: string;
  success?: string;
  /** Fields that leave the page only once: never sent back, never kept on the visitor's device. */
  secrets?: readonly (keyof Typed & string)[];
  /** Fields too personal to be kept on a device that others may use. */
  undrafted?: readonly (keyof Typed & string)[];
  /** Where to go once it is sent; without it the form's panel takes its place. */
  next?: (result: Result, search: URLSearchParams) => { to: string; state?: unknown };
  /** Leads carry the visitor's public address. */
  asksAddress?: boolean;
  /** For a form that stands on pages without an action of its own: where it goes when its code fails. */
  sendUnchecked?: (typed: Typed) => void;
  /** A failed call is said, but the visitor is not asked to try again: our code does, which only browsers that run it can. */
  isSentEvenIfItFails?: boolean;
};

export const defineForm = <Typed extends FormValues, Checked, Result>(
  definition: FormDefinition<Typed, Checked, Result>,
) => definition;

// biome-ignore lint/suspicious/noExplicitAny: a list of forms holds many shapes, and each checks its own
export type AnyForm = FormDefinition<any, any, any>;

/** What a page answers to a form posted without JavaScript. Files and secrets are never sent back. */
export type FormAnswer = {
  form: string;
  isSent: boolean;
  errors: Record<string, string>;
  values: FormValues;
  notice?: string;
};

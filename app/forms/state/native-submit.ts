import type { FormValues } from '#app/forms/state/form-definition.ts';
import { currentKey, expireKeySoon, idempotencyKeyField } from '#app/forms/transport/idempotency-key.ts';

/** The form's entries at the moment of submit, as the browser would send them. */
export type NativeForm = { form: HTMLFormElement; entries: [name: string, value: string | File][] };

const isFile = (value: unknown): value is File => value instanceof File;

/** app/forms/fields/file-drop.tsx empties its input, so the files come from the form's state. */
export const nativeFormOf = (form: HTMLFormElement, values: FormValues): NativeForm => {
  const entries = [...new FormData(form)].filter(([, value]) => !isFile(value));
  for (const [name, value] of Object.entries(values))
    for (const file of [value].flat()) if (isFile(file)) entries.push([name, file]);
  return { form, entries };
};

/** Errors of the JavaScript engine or the browser: a bug or a missing feature, not an error in the form. */
export const isCodeFailure = (error: unknown): boolean =>
  !(error instanceof Error) ||
  error instanceof DOMException ||
  ['TypeError', 'ReferenceError', 'RangeError', 'SyntaxError', 'URIError'].includes(error.name);

/**
 * Fallback when a form's code throws: a full page load that posts to the page's own action, as browsers
 * without JavaScript do. A copy is posted, because React may have emptied or replaced the form by then. It
 * contains the idempotency key, so that an earlier request that arrived is not stored twice.
 */
export const submitNatively = (name: string, { form, entries }: NativeForm): void => {
  const copy = document.createElement('form');
  copy.hidden = true;
  for (const attribute of ['method', 'enctype'])
    copy.setAttribute(attribute, form.getAttribute(attribute) ?? '');
  // The hash may be that of the form's tab; without it the response would open on another tab.
  copy.action = window.location.hash || (form.getAttribute('action') ?? '');
  for (const [entry, value] of [...entries, ...keyEntry(name)]) {
    const input = document.createElement('input');
    input.name = entry;
    if (isFile(value)) {
      const files = new DataTransfer();
      files.items.add(value);
      input.type = 'file';
      input.files = files.files;
    } else {
      input.type = 'hidden';
      input.value = value;
    }
    copy.append(input);
  }
  document.body.append(copy);
  copy.submit();
};

const keyEntry = (name: string): [string, string][] => {
  try {
    const key = currentKey(name);
    expireKeySoon(name, key);
    return [[idempotencyKeyField, key]];
  } catch {
    // Without crypto there is no key; the form is sent without one.
    return [];
  }
};

import { attemptField, currentKey, expireKeySoon } from '#app/forms/transport/idempotency-key.ts';
import type { FormValues } from './form-definition.ts';

/** A form's entries as the browser would send them, taken at the press of its button. */
export type PlainForm = { form: HTMLFormElement; entries: [name: string, value: string | File][] };

const isFile = (value: unknown): value is File => value instanceof File;

/** File inputs are emptied once a file is chosen (file-drop.tsx), so the files come from the form's state. */
export const plainFormOf = (form: HTMLFormElement, values: FormValues): PlainForm => {
  const entries = [...new FormData(form)].filter(([, value]) => !isFile(value));
  for (const [name, value] of Object.entries(values))
    for (const file of [value].flat()) if (isFile(file)) entries.push([name, file]);
  return { form, entries };
};

/** Errors of the JavaScript engine or the browser: our code met something that is missing, the form is not to blame. */
export const isCodeFailure = (error: unknown): boolean =>
  !(error instanceof Error) ||
  error instanceof DOMException ||
  ['TypeError', 'ReferenceError', 'RangeError', 'SyntaxError', 'URIError'].includes(error.name);

/**
 * Fallback for whatever throws in a form's code: a full page load that posts to the page's own action, as browsers without
 * JavaScript do. A copy is posted, because React may have emptied or replaced the form by then. It carries the
 * idempotency key, so that a request that did arrive is not stored twice.
 */
export const postPlainly = (name: string, { form, entries }: PlainForm): void => {
  const copy = document.createElement('form');
  copy.hidden = true;
  for (const attribute of ['method', 'enctype'])
    copy.setAttribute(attribute, form.getAttribute(attribute) ?? '');
  // The hash may name the tab that the form stands in: the answer must be seen.
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
    return [[attemptField, key]];
  } catch {
    // Without random numbers there is no key, and the form is still worth sending.
    return [];
  }
};

import type { FormValues } from '#app/forms/state/form-definition.ts';
import { currentKey, expireKeySoon, idempotencyKeyField } from '#app/forms/transport/idempotency-key.ts';

/** Errors of the JavaScript engine or the browser: a bug or a missing feature, not an error in the form. */
export const isCodeFailure = (error: unknown): boolean =>
  !(error instanceof Error) ||
  error instanceof DOMException ||
  ['TypeError', 'ReferenceError', 'RangeError', 'SyntaxError', 'URIError'].includes(error.name);

const isFile = (value: unknown): value is File => value instanceof File;

/**
 * Fallback when a form's code throws: the browser posts it to the action of its page, as without JavaScript,
 * with the chosen files and the idempotency key: an earlier request that arrived is not stored twice.
 */
export const submitNatively = (form: HTMLFormElement, name: string, values: FormValues): void => {
  for (const [field, value] of Object.entries(values)) {
    const files = [value].flat().filter(isFile);
    const input = form.querySelector<HTMLInputElement>(`[type=file][name="${field}"]`);
    if (!input || files.length === 0) continue;
    // app/forms/fields/drop-zone.tsx has emptied it.
    const transfer = new DataTransfer();
    for (const file of files) transfer.items.add(file);
    input.files = transfer.files;
  }
  const key = document.createElement('input');
  key.type = 'hidden';
  key.name = idempotencyKeyField;
  key.value = currentKey(name);
  expireKeySoon(name, key.value);
  form.append(key);
  form.submit();
};

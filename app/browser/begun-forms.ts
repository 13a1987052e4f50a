import { htmlDataset, storedKeyOf } from './attributes.ts';
import { hasItem } from './storage.ts';

const noteTouch = ({ target }: Event) => {
  if ((target as Element).closest('form[method="post"]')) htmlDataset().formTouched = '';
};

/**
 * Listens on the window in the capture phase, because app/islands/start-islands.ts stops these events there
 * until an island is hydrated.
 */
export function watchForms(): void {
  for (const type of ['input', 'change', 'submit']) addEventListener(type, noteTouch, true);
}

export const formsOfPage = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('form[method="post"]'),
];

const hasDraft = (form: HTMLElement) => hasItem('localStorage', storedKeyOf(form));

/** Whether the visitor has begun a form of this page, now or on an earlier visit, or one is not sent yet. */
export const isFormBegun = (): boolean =>
  htmlDataset().formTouched !== undefined ||
  formsOfPage().some(hasDraft) ||
  document.querySelector('[data-unsent]') !== null;

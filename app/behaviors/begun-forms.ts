import { hasItem } from '#app/browser/storage.ts';

const noteTouch = ({ target }: Event) => {
  if ((target as Element).closest('form[method="post"]')) document.documentElement.dataset.formTouched = '';
};

/** Captures on the window: other listeners miss these events during hydration (islands/start-islands.ts). */
export function watchForms(): void {
  for (const type of ['input', 'change', 'submit']) addEventListener(type, noteTouch, true);
}

export const formsOfPage = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('form[method="post"]'),
];

/** The draft of a form is stored under the key in `data-hydrate-if-stored`. */
const hasDraft = ({ dataset }: HTMLElement) => hasItem('localStorage', dataset.hydrateIfStored ?? '');

/** Whether the visitor has begun a form of this page, now or on an earlier visit, or one is not sent yet. */
export const isFormBegun = (): boolean =>
  document.documentElement.dataset.formTouched !== undefined ||
  formsOfPage().some(hasDraft) ||
  document.querySelector('[data-unsent]') !== null;

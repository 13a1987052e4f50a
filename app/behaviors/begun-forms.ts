import { hasItem } from '#app/browser/storage.ts';

// Islands import this file, so the server does too. Capturing on the window: other listeners miss these
// events during hydration (islands/start-islands.ts).
if (typeof window !== 'undefined')
  for (const type of ['input', 'change', 'submit'])
    addEventListener(
      type,
      ({ target }) => {
        if ((target as Element).closest('form[method="post"]'))
          document.documentElement.dataset.formTouched = '';
      },
      true,
    );

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

import { readItem, writeItem } from '#app/browser/storage.ts';

/**
 * An overlay that opens without a press (popup, promotion) must not cover a dialog or another overlay. It
 * must not interrupt a visitor who has a form in view or has begun one, whose form is not sent yet, who
 * followed a link to an anchor, or who uses the keyboard. After an offer was closed, no other opens for a
 * while. An overlay calls `acquireOverlay` before it opens and `releaseOverlay` when it is closed.
 */
let isTaken = false;
const lastOfferKey = 'last-offer';
const coolDownMs = 60_000;
/** The page on which a form was last changed: no overlay opens there without a press any more. */
let formTouchedOn: string | undefined;
let lastTab = Number.NEGATIVE_INFINITY;
const keyboardPauseMs = 15_000;

if (typeof window !== 'undefined') {
  // Capturing on the window: other listeners miss these events during hydration (islands/start-islands.ts).
  const touched = (event: Event) => {
    if ((event.target as Element).closest('form[method="post"]')) formTouchedOn = window.location.pathname;
  };
  for (const type of ['input', 'change', 'submit']) window.addEventListener(type, touched, true);
  const noteTab = ({ key }: KeyboardEvent) => {
    if (key === 'Tab') lastTab = performance.now();
  };
  window.addEventListener('keydown', noteTab, true);
  // Tab may have been pressed before this script was loaded.
  if (document.activeElement?.matches(':focus-visible')) lastTab = performance.now();
}

const isInViewport = (element: Element) => {
  const { top, bottom, height } = element.getBoundingClientRect();
  return height > 0 && top < window.innerHeight && bottom > 0;
};
const formsOfPage = () => [...document.querySelectorAll<HTMLElement>('form[method="post"]')];
/** The draft of a form is stored under the key in `data-hydrate-if-stored`. */
const hasDraft = (form: HTMLElement) => readItem('localStorage', form.dataset.hydrateIfStored ?? '') !== null;

/** Whether the visitor has begun a form of this page, now or on an earlier visit, or one is not sent yet. */
export const isFormBegun = (): boolean =>
  formTouchedOn === window.location.pathname ||
  formsOfPage().some(hasDraft) ||
  document.querySelector('[data-unsent]') !== null;

const isBusy = () =>
  isTaken ||
  isFormBegun() ||
  formsOfPage().some(isInViewport) ||
  // A visitor who followed an anchor reads that part. The hash of a tab is not the id of an element.
  document.getElementById(window.location.hash.slice(1)) !== null ||
  performance.now() - lastTab < keyboardPauseMs ||
  document.querySelector('dialog[open]') !== null ||
  document.activeElement?.matches('input, textarea, select') === true;

const isCoolingDown = () => Date.now() - Number(readItem('sessionStorage', lastOfferKey)) < coolDownMs;

/** For an overlay that always opens with its page: it needs no permission, but it starts the cool-down. */
export const startOfferCooldown = (): void => writeItem('sessionStorage', lastOfferKey, String(Date.now()));

/** True if the caller may open its overlay; the caller must then call `releaseOverlay` when it is closed. */
export const acquireOverlay = (): boolean => {
  if (isBusy() || isCoolingDown()) return false;
  isTaken = true;
  return true;
};

export const releaseOverlay = (): void => {
  isTaken = false;
  startOfferCooldown();
};

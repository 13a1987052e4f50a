import { readItem, writeItem } from '#app/browser/storage.ts';

/**
 * What opens by itself (popup, promotion) must never lie on top of anything else, nor interrupt someone who has a form
 * before their eyes, has begun one, reads what an anchor led to, or goes through the page by keyboard. And whoever has
 * closed an offer is left in peace for a while.
 * Whoever may open holds the floor until it lets go.
 */
let isTaken = false;
const lastOfferKey = 'last-offer';
const peaceMs = 60_000;
const visit = () => sessionStorage;
const visitor = () => localStorage;
/** The page on which a form was last touched: from then on nothing opens there by itself. */
let formTouchedOn: string | undefined;
let lastTab = Number.NEGATIVE_INFINITY;
const keyboardPauseMs = 15_000;

if (typeof document !== 'undefined') {
  const touched = (event: Event) => {
    if ((event.target as Element).closest('form[method="post"]')) formTouchedOn = window.location.pathname;
  };
  for (const type of ['input', 'change', 'submit']) document.addEventListener(type, touched, true);
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Tab') lastTab = performance.now();
  });
  // Pressed before our code was there to hear it.
  if (document.activeElement?.matches(':focus-visible')) lastTab = performance.now();
}

const isInSight = (element: Element) => {
  const { top, bottom, height } = element.getBoundingClientRect();
  return height > 0 && top < window.innerHeight && bottom > 0;
};
/** In sight, or begun on an earlier visit: its draft lies where `data-hydrate-if-stored` says. */
const isWanted = (form: HTMLElement) =>
  isInSight(form) || readItem(visitor, form.dataset.hydrateIfStored ?? '') !== null;

const isBusy = () =>
  isTaken ||
  formTouchedOn === window.location.pathname ||
  [...document.querySelectorAll<HTMLElement>('form[method="post"]')].some(isWanted) ||
  // Whoever came by an anchor came for what stands there. A tab's hash is the name of no part.
  document.getElementById(window.location.hash.slice(1)) !== null ||
  performance.now() - lastTab < keyboardPauseMs ||
  document.querySelector('dialog[open]') !== null ||
  document.activeElement?.matches('input, textarea, select') === true;

const isCoolingDown = () => Date.now() - Number(readItem(visit, lastOfferKey)) < peaceMs;

/** For what opens whenever its page does: it asks nobody, but it counts. */
export const noteOffer = (): void => writeItem(visit, lastOfferKey, String(Date.now()));

/** True when the floor is yours; then call `leaveFloor` once you are done. */
export const acquireOverlay = (): boolean => {
  if (isBusy() || isCoolingDown()) return false;
  isTaken = true;
  return true;
};

export const releaseOverlay = (): void => {
  isTaken = false;
  noteOffer();
};

import { hasItem, readItem, writeItem } from '#app/browser/storage.ts';
import { whenLoaded } from '#app/browser/when.ts';
import { openDialog } from '#app/components/ui/overlays/open-dialog.ts';
import { popupDestination } from '#domain/forms/popup-destination.ts';

const lastOpenedKey = 'last-offer';
/** Two offers in a row would keep the visitor from the page. */
const coolDownMs = 60_000;
const keyboardPauseMs = 15_000;
let lastTab = Number.NEGATIVE_INFINITY;
/** The visitor has typed in a form of this page. */
let isFormTouched = false;

const isInViewport = (element: Element) => {
  const { top, bottom, height } = element.getBoundingClientRect();
  return height > 0 && top < window.innerHeight && bottom > 0;
};
const forms = 'form[method="post"]';
const isBusy = () =>
  isFormTouched ||
  // A form, or one that waits to be sent.
  [...document.querySelectorAll(`${forms}, [data-unsent]`)].some(isInViewport) ||
  performance.now() - lastTab < keyboardPauseMs ||
  document.querySelector('dialog[open]') !== null ||
  document.activeElement?.matches('input, textarea, select');

/**
 * The free-class popup and the promo modal open without a press. So none of them opens over another dialog,
 * while a form is in view or touched, while the visitor uses the keyboard, or soon after the last one or a
 * film.
 */
export const canOpenByItself = (): boolean =>
  !isBusy() && Date.now() - Number(readItem('sessionStorage', lastOpenedKey)) >= coolDownMs;

const startCoolDown = () => writeItem('sessionStorage', lastOpenedKey, String(Date.now()));

export const openByItself = (dialog: HTMLDialogElement): void => {
  openDialog(dialog);
  // A dialog that opens without a press must not show a focus ring around "close".
  dialog.focus({ preventScroll: true });
  dialog.addEventListener('close', startCoolDown, { once: true });
};

/** Tests at intervals whether the dialog may open: another dialog or a form may be in use. */
const openWhenDue = (everyMs: number, isDue: () => boolean, open: () => void) => {
  const timer = setInterval(() => {
    if (document.hidden || !isDue() || !canOpenByItself()) return;
    clearInterval(timer);
    open();
  }, everyMs);
};

const popupSeenKey = 'free-class-popup';
/** The specification has this share. */
const popupShare = 0.3;
const popupEveryMs = 300;

/** The free-class popup opens once per visitor, after 30% of a page is scrolled. */
function watchForFreeClassPopup(): void {
  const dialog = document.querySelector<HTMLDialogElement>('dialog#free-class');
  if (!dialog || hasItem('localStorage', popupSeenKey)) return;
  const isDue = () => {
    const { scrollHeight, clientHeight } = document.documentElement;
    return window.scrollY > popupShare * (scrollHeight - clientHeight);
  };
  openWhenDue(popupEveryMs, isDue, () => {
    writeItem('localStorage', popupSeenKey, 'yes');
    openByItself(dialog);
  });
  // If nothing has handled the submit, the code of the form did not arrive. The page has no action for the
  // form, so its destination is opened here.
  dialog.addEventListener('submit', (event) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const { page } = (form.closest('[data-page]') as HTMLElement).dataset;
    location.assign(popupDestination(Object.fromEntries(new FormData(form)), page));
  });
}

const promoSeenKey = 'promo-modal';
/** The delay before the modal opens, and between attempts while another dialog is open. */
const promoEveryMs = 8000;

/** One of the two promotions of the home page, chosen at random, once per session. */
function watchForPromoModal(): void {
  const dialogs = document.querySelectorAll<HTMLDialogElement>('dialog[data-promo]');
  const chosen = dialogs[Math.floor(Math.random() * dialogs.length)];
  if (!chosen || hasItem('sessionStorage', promoSeenKey)) return;
  openWhenDue(
    promoEveryMs,
    () => true,
    () => {
      writeItem('sessionStorage', promoSeenKey, 'yes');
      openByItself(chosen);
    },
  );
}

export function startSelfOpeningDialogs(): void {
  addEventListener(
    'keydown',
    ({ key }) => {
      if (key === 'Tab') lastTab = performance.now();
    },
    true,
  );
  // Before app/islands/start-islands.ts, which stops these events until an island is hydrated.
  for (const type of ['input', 'change'])
    addEventListener(
      type,
      ({ target }) => {
        isFormTouched ||= (target as Element).closest(forms) !== null;
      },
      true,
    );
  // Tab may have been pressed before this script was loaded.
  if (document.activeElement?.matches(':focus-visible')) lastTab = performance.now();
  whenLoaded(() => {
    if (document.querySelector('dialog[data-opens-at-once]')) startCoolDown();
    // No offer follows a film at once.
    document.querySelector('dialog#film')?.addEventListener('close', startCoolDown);
    watchForFreeClassPopup();
    watchForPromoModal();
  });
}

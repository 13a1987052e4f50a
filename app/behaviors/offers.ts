import { hasItem, writeItem } from '#app/browser/storage.ts';
import { openDialog } from '#app/components/ui/overlays/open-dialog.ts';
import { acquireOverlay, releaseOverlay, startOfferCooldown } from './overlay-lock.ts';

const openOffer = (dialog: HTMLDialogElement) => {
  openDialog(dialog);
  // A dialog that opens without a press must not show a focus ring around "close".
  dialog.focus({ preventScroll: true });
  dialog.addEventListener('close', releaseOverlay, { once: true });
};

/** Looks again and again whether the offer may open: another overlay or a form may be in use. */
const openWhenDue = (everyMs: number, isDue: () => boolean, open: () => void) => {
  const timer = setInterval(() => {
    if (document.hidden || !isDue() || !acquireOverlay()) return;
    clearInterval(timer);
    open();
  }, everyMs);
};

const popupSeenKey = 'free-class-popup';
const popupShare = 0.3;
const popupEveryMs = 300;

/** The free-class popup opens once per visitor, after 30% of a page is scrolled. */
function freeClassPopup(): void {
  const dialog = document.querySelector<HTMLDialogElement>('dialog#free-class');
  if (!dialog || hasItem('localStorage', popupSeenKey)) return;
  const isDue = () => {
    const { scrollHeight, clientHeight } = document.documentElement;
    return window.scrollY > popupShare * (scrollHeight - clientHeight);
  };
  openWhenDue(popupEveryMs, isDue, () => {
    writeItem('localStorage', popupSeenKey, 'yes');
    openOffer(dialog);
  });
}

const promoSeenKey = 'promo-modal';
/** The delay before the modal opens, and between attempts while another overlay is open. */
const promoEveryMs = 8000;

/** One of the two promotions of the home page, chosen at random, once per session. */
function promoModal(): void {
  const dialogs = document.querySelectorAll<HTMLDialogElement>('dialog[data-promo]');
  const chosen = dialogs[Math.floor(Math.random() * dialogs.length)];
  if (!chosen || hasItem('sessionStorage', promoSeenKey)) return;
  openWhenDue(
    promoEveryMs,
    () => true,
    () => {
      writeItem('sessionStorage', promoSeenKey, 'yes');
      openOffer(chosen);
    },
  );
}

export function offers(): void {
  if (document.querySelector('dialog[data-opens-at-once]')) startOfferCooldown();
  freeClassPopup();
  promoModal();
}

import { closestOf, find, isPlainClick } from './events.ts';

const controlsAfterMs = 100;

/**
 * A film over the page where React does not answer the press: the browser's own player in the dialog of
 * `film-stage.tsx`. It plays until it is closed; React adopts the dialog, but does not replace a film that plays.
 */
export function playFilms(onOpen: () => void): void {
  // Not capturing: React's own answer comes first.
  addEventListener('click', (event) => {
    const link = closestOf<HTMLAnchorElement>(event, 'a[data-film]');
    const dialog = find<HTMLDialogElement>('dialog#film');
    if (!link || !dialog || event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    const video = document.createElement('video');
    Object.assign(video, {
      playsInline: true,
      poster: link.dataset.poster,
      src: (innerWidth < 700 && link.dataset.small) || link.href,
    });
    find('[data-film-frame]')?.replaceChildren(video);
    // The film ends with its dialog.
    dialog.addEventListener('close', () => video.remove(), { once: true });
    dialog.ariaLabel = link.dataset.film as string;
    onOpen();
    dialog.showModal();
    // In a later frame than the poster: the player's controls are 45 elements of the browser.
    setTimeout(() => {
      video.controls = true;
    }, controlsAfterMs);
    // A refusal leaves the poster and the player's own button.
    video.play().catch(() => {});
  });
}

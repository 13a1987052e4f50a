import { closestOf, find, isPlainClick, listen } from './events.ts';

/**
 * A film over the page where React does not answer the press: the browser's own player in the dialog of
 * `film-stage.tsx`. It plays until it is closed; React adopts the dialog, but does not replace a film that plays.
 */
export function playFilms(onOpen: () => void): void {
  const stage = () => find<HTMLDialogElement>('dialog#film');
  const frame = () => find('[data-film-frame]');
  // Not capturing: React's own answer comes first.
  addEventListener('click', (event) => {
    const link = closestOf<HTMLAnchorElement>(event, 'a[data-film]');
    const dialog = stage();
    if (!link || !dialog || event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    const video = document.createElement('video');
    Object.assign(video, {
      controls: true,
      playsInline: true,
      poster: link.dataset.poster,
      src: (innerWidth < 700 && link.dataset.small) || link.href,
      className: 'size-full object-contain',
    });
    frame()?.replaceChildren(video);
    dialog.ariaLabel = link.dataset.film as string;
    onOpen();
    dialog.showModal();
    // A refusal leaves the poster and the player's own button.
    video.play().catch(() => {});
  });
  // The film ends with its dialog.
  listen(['close'], ({ target }) => {
    if (target === stage()) frame()?.replaceChildren();
  });
}

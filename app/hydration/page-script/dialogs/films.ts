import { hasModifier } from '#app/components/ui/links/link-clicks.ts';
import { openModal } from '#app/components/ui/overlays/open-modal.ts';
import { byId, closestOf, listen } from '#app/hydration/page-script/events.ts';

/**
 * Plays a film over the page when React does not handle the press: in the browser's own player, inside the
 * dialog of `film-stage.tsx`. It plays until it is closed; React hydrates the dialog without replacing a
 * playing film.
 */
export function playFilms(onOpen: () => void, signal: AbortSignal): void {
  const play = (event: MouseEvent) => {
    const link = closestOf<HTMLAnchorElement>(event, 'a[data-film]');
    const dialog = byId('film') as HTMLDialogElement | null;
    if (!link || !dialog || dialog.open || event.defaultPrevented || hasModifier(event)) return;
    event.preventDefault();
    const video = document.createElement('video');
    video.playsInline = true;
    video.poster = link.dataset.poster as string;
    video.src = (innerWidth < 700 && link.dataset.small) || link.href;
    byId('film-frame')?.replaceChildren(video);
    // Closing the dialog ends the film.
    dialog.onclose = () => video.remove();
    dialog.ariaLabel = link.dataset.film as string;
    onOpen();
    openModal(dialog, () => {
      // In a later frame than the poster: the player's controls are 45 elements of the browser.
      video.controls = true;
    });
    // A refusal leaves the poster and the player's own button.
    video.play().catch(() => {});
  };
  // During hydration only capturing listeners see the press (hide-events.ts); later React handles it first.
  listen('click', play, signal);
  addEventListener('click', play);
}

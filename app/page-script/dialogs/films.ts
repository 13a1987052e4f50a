import { hasModifier } from '#app/components/ui/links/link-clicks.ts';
import { openDialog } from '#app/components/ui/overlays/open-dialog.ts';
import { byId, closestOf, listen } from '#app/page-script/events.ts';

/** Plays the film of a film button in the dialog of `film-stage.tsx`. */
export function playFilms(): void {
  listen('click', (event) => {
    const link = closestOf<HTMLAnchorElement>(event, 'a[data-film]');
    const dialog = byId('film') as HTMLDialogElement | null;
    if (!link || !dialog || dialog.open || hasModifier(event)) return;
    event.preventDefault();
    const video = document.createElement('video');
    video.playsInline = video.controls = true;
    video.poster = link.dataset.poster as string;
    video.src = (innerWidth < 700 && link.dataset.small) || link.href;
    byId('film-frame')?.replaceChildren(video);
    // Closing the dialog ends the film.
    dialog.onclose = () => video.remove();
    dialog.ariaLabel = link.dataset.film as string;
    openDialog(dialog);
    // A refusal leaves the poster and the player's own button.
    video.play().catch(() => {});
  });
}

import { hasModifier } from '#app/components/ui/links/link-clicks.ts';
import { byId, closestOf, listen } from '#app/page-script/events.ts';
import type { OpenDialog } from './commands.ts';

/**
 * Plays the film of a film button in the dialog of `film-stage.tsx`: in our player, if the entry script is
 * there to load it (`play-film`, behaviors/player.ts), otherwise in the browser's own.
 */
export function playFilms(openDialog: OpenDialog): void {
  listen('click', (event) => {
    const link = closestOf<HTMLAnchorElement>(event, 'a[data-film]');
    const dialog = byId('film') as HTMLDialogElement | null;
    const frame = byId('film-frame');
    if (!link || !dialog || !frame || dialog.open || hasModifier(event)) return;
    event.preventDefault();
    const poster = new Image();
    poster.src = link.dataset.poster as string;
    frame.replaceChildren(poster);
    // Closing the dialog ends the film.
    dialog.onclose = () => frame.replaceChildren();
    openDialog(dialog);
    if (!link.dispatchEvent(new Event('play-film', { bubbles: true, cancelable: true }))) return;
    const video = document.createElement('video');
    video.playsInline = video.controls = video.autoplay = true;
    video.poster = poster.src;
    video.src = link.href;
    frame.replaceChildren(video);
  });
}

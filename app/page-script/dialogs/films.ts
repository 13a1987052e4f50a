import { hasModifier } from '#app/browser/link-clicks.ts';
import { byId, closestOf, listen } from '#app/page-script/events.ts';
import type { OpenDialog } from './commands.ts';

/**
 * Plays the film of a film button in the dialog of `app/components/film/film-stage.tsx`: in our player, if
 * the entry script is there to load it (`play-film`, app/behaviors/load-player.ts), otherwise in the
 * browser's own.
 */
export function playFilms(openDialog: OpenDialog): void {
  listen('click', (press) => {
    const link = closestOf<HTMLAnchorElement>(press, 'a[data-film]');
    const dialog = byId('film') as HTMLDialogElement | null;
    const frame = byId('film-frame');
    if (!link || !dialog || !frame || dialog.open || hasModifier(press)) return;
    press.preventDefault();
    const poster = new Image();
    poster.src = link.dataset.poster as string;
    frame.replaceChildren(poster);
    // Closing the dialog ends the film.
    dialog.onclose = () => frame.replaceChildren();
    openDialog(dialog);
    const playInBrowser = () => {
      // The visitor may have closed the dialog while the code of the player was loading.
      if (!poster.isConnected) return;
      const video = document.createElement('video');
      video.playsInline = video.controls = video.autoplay = true;
      video.poster = poster.src;
      video.src = link.href;
      frame.replaceChildren(video);
    };
    const event = new CustomEvent('play-film', { bubbles: true, cancelable: true, detail: playInBrowser });
    if (link.dispatchEvent(event)) playInBrowser();
  });
}

import type { Playable } from '#app/components/player/playable.ts';

/** Loads our player into the film dialog that the page script has opened (page-script/dialogs/films.ts). */
export function loadPlayerOnDemand(): void {
  addEventListener('play-film', (event) => {
    event.preventDefault();
    const { dataset, href } = event.target as HTMLAnchorElement;
    const dialog = document.querySelector<HTMLDialogElement>('dialog#film');
    const frame = dialog?.querySelector('#film-frame');
    if (!dialog || !frame) return;
    const playable = JSON.parse(dataset.film ?? '{}') as Playable;
    dialog.ariaLabel = playable.title;
    import('#app/components/player/mount-player.tsx').then(
      ({ mountPlayer }) => mountPlayer(frame, playable, dialog),
      // Without our player the browser plays the file.
      () => location.assign(href),
    );
  });
}

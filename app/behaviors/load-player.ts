import type { Playable } from '#app/components/player/playable.ts';

declare global {
  interface WindowEventMap {
    /** `detail` plays the film without our player. */
    'play-film': CustomEvent<() => void>;
  }
}

/** Loads our player into the film dialog that app/page-script/dialogs/films.ts has opened. */
export function loadPlayerOnDemand(): void {
  addEventListener('play-film', (event) => {
    const { dataset } = event.target as HTMLAnchorElement;
    const dialog = document.querySelector<HTMLDialogElement>('dialog#film');
    const frame = dialog?.querySelector('#film-frame');
    const poster = frame?.firstChild;
    if (!dialog || !frame || !poster) return;
    event.preventDefault();
    const playable = JSON.parse(dataset.film ?? '{}') as Playable;
    dialog.ariaLabel = playable.title;
    import('#app/components/player/mount-player.tsx').then(
      ({ mountPlayer }) => poster.isConnected && mountPlayer(frame, playable, dialog),
      event.detail,
    );
  });
}

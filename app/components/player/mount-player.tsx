import { createRoot } from 'react-dom/client';
import type { Playable } from './playable.ts';
import Player from './player.tsx';

/** Shows the player in the film dialog of the page until the dialog is closed. */
export function mountPlayer(frame: Element, playable: Playable, dialog: HTMLDialogElement): void {
  const root = createRoot(frame);
  root.render(<Player playable={playable} onClose={() => dialog.close()} />);
  // In place of the page script's listener, which would remove React's nodes
  // (app/page-script/dialogs/films.ts).
  dialog.onclose = () => root.unmount();
}

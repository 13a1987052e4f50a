import { useState } from 'react';
import { CloseButton, Dialog } from '#app/components/ui/overlays/dialog.tsx';
import { Spinner } from '#app/components/ui/spinner.tsx';
import { lazyPart } from '#app/islands/lazy-part.tsx';
import { player } from '#words/pages/player.ts';
import type { Playable } from './playable.ts';
import { Poster } from './poster.tsx';

type PlayerProps = { playable: Playable; onClose: () => void };

/** The code of the player is loaded on the first press, not with the page. */
const Player = lazyPart(
  () => import('./player.tsx'),
  ({ playable: { film, poster = film?.poster }, onClose }: PlayerProps) => (
    <>
      {poster && <Poster poster={poster} />}
      <div role="status" className="pointer-events-none absolute inset-0 grid place-items-center">
        <Spinner className="size-14 text-sun" />
        <span className="sr-only">{player.loading}</span>
      </div>
      <CloseButton closeLabel={player.controls.close} placement="full" onClick={onClose} />
    </>
  ),
);

type Props = PlayerProps & {
  isOpen: boolean;
  /** False where the page itself is the film: the back button leaves that page. */
  hasHistory?: boolean;
};

/**
 * A film over the whole screen: frame and poster at once, the player when its code is loaded. Nothing is
 * rendered before the first opening.
 */
export function PlayerDialog({ playable, isOpen, onClose, hasHistory }: Props) {
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  if (!wasOpened) return null;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      label={playable.title}
      closeLabel={player.controls.close}
      placement="full"
      hasCloseButton={false}
      hasHistory={hasHistory}
      className="overflow-hidden"
    >
      <Player playable={playable} onClose={onClose} />
    </Dialog>
  );
}

import { useEffect, useState } from 'react';
import { PlayerDialog } from '#app/components/player/player-dialog.tsx';
import type { PlayerTarget } from '#domain/videos/player-target.ts';
import { player } from '#words/pages/player.ts';

/** A film as a whole page: an island. Closing it opens the page of the redirect. */
export default function FilmPage({ src, redirect }: PlayerTarget) {
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return (
    <div
      data-hydrate="load"
      data-ground="dark"
      className="grid min-h-svh place-content-center bg-ink text-cream"
    >
      <h1 className="sr-only">{player.label}</h1>
      {/* Without scripts the browser's own player is used. */}
      <noscript>
        {/* biome-ignore lint/a11y/useMediaCaption: our films have no speech */}
        <video src={src} controls playsInline className="h-svh w-full" />
      </noscript>
      {isReady && (
        <PlayerDialog
          playable={{ src, title: player.label }}
          isOpen
          onClose={() => window.location.replace(redirect)}
          hasHistory={false}
        />
      )}
    </div>
  );
}

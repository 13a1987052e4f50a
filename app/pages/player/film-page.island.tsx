import { useEffect } from 'react';
import Player from '#app/components/player/player.tsx';
import { useHydrated } from '#app/islands/use-hydrated.ts';
import type { PlayerTarget } from '#domain/videos/player-target.ts';
import { player } from '#words/pages/player.ts';

/** A film as a whole page: an island. Closing it opens the page of the redirect. */
export default function FilmPage({ src, redirect }: PlayerTarget) {
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && window.location.replace(redirect);
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [redirect]);
  return (
    <div data-ground="dark" className="h-svh bg-ink text-cream">
      <h1 className="sr-only">{player.label}</h1>
      {/* Without scripts the browser's own player is used. */}
      <noscript>
        {/* biome-ignore lint/a11y/useMediaCaption: our films have music and show their words, captions only translate these */}
        <video src={src} controls playsInline className="h-svh w-full" />
      </noscript>
      {useHydrated() && (
        <Player playable={{ src, title: player.label }} onClose={() => window.location.replace(redirect)} />
      )}
    </div>
  );
}

import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { PlayerDialog } from '#app/components/player/player-dialog.tsx';
import { ButtonLink } from '#app/components/ui/button.tsx';
import { isServerUrl } from '#app/components/ui/links/site-link.tsx';
import { pageEnvironment } from '#app/graphql/query.server.ts';
import { pageMeta } from '#app/seo/page-meta.ts';
import type { PageHandle } from '#app/shell/page-handle.ts';
import { type PlayerTarget, playerParts, playerTarget } from '#domain/videos/player-target.ts';
import { player } from '#words/pages/player.ts';
import type { Route } from './+types/player';

const redirectAfter = 2000;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { ...player.meta, path: '/player', isIndexed: false });
export const handle = {
  cache: { path: 'film' },
  hasNavbar: false,
  hasFooter: false,
  hasFreeClassPopup: false,
} satisfies PageHandle;

/** `/player/:url?&:redirect?`: read from the raw path, because a router would decode it twice. */
export function loader({ request, context }: Route.LoaderArgs): { target: PlayerTarget | null } {
  const [url, redirect] = playerParts(new URL(request.url).pathname.replace(/\.data$/, ''));
  return { target: playerTarget(url, redirect, pageEnvironment(context).filmOrigins) };
}

export default function Player({ loaderData: { target } }: Route.ComponentProps) {
  return target ? <FilmOnly target={target} /> : <InvalidLink />;
}

function FilmOnly({ target: { src, redirect } }: { target: PlayerTarget }) {
  const navigate = useNavigate();
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  const close = () => {
    if (isServerUrl(redirect)) window.location.replace(redirect);
    else navigate(redirect, { replace: true });
  };
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
        <PlayerDialog playable={{ src, title: player.label }} isOpen onClose={close} hasHistory={false} />
      )}
    </div>
  );
}

function InvalidLink() {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => navigate('/', { replace: true }), redirectAfter);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <div
      data-hydrate="load"
      data-ground="dark"
      className="grid min-h-svh place-content-center justify-items-center gap-8 bg-oxblood p-8 text-center text-cream"
    >
      <h1 className="text-3xl">{player.invalidLink}</h1>
      <ButtonLink to="/" variant="light">
        {player.home}
      </ButtonLink>
    </div>
  );
}

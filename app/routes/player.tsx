import { ButtonLink } from '#app/components/ui/button.tsx';
import { island } from '#app/islands/island.tsx';
import { pageEnvironment } from '#app/loaders/page-environment.server.ts';
import FilmPageCode from '#app/pages/player/film-page.tsx';
import { pageMeta } from '#app/seo/page-meta.ts';
import type { PageHandle } from '#app/shell/page-handle.ts';
import { sitePath } from '#content/site-path.ts';
import { type PlayerTarget, playerParts, playerTarget } from '#domain/videos/player-target.ts';
import { player } from '#words/pages/player.ts';
import type { Route } from './+types/player';

const FilmPage = island('film-page', FilmPageCode);
const redirectAfterSeconds = 2;

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
  const [url, redirect] = playerParts(new URL(request.url).pathname);
  return { target: playerTarget(url, redirect, pageEnvironment(context).filmOrigins) };
}

export default function Player({ loaderData: { target } }: Route.ComponentProps) {
  return target ? <FilmPage {...target} /> : <InvalidLink />;
}

/** Also without scripts: the browser follows the `refresh` of the page itself. */
function InvalidLink() {
  return (
    <div
      data-ground="dark"
      className="grid min-h-svh place-content-center justify-items-center gap-8 bg-oxblood p-8 text-center text-cream"
    >
      <meta httpEquiv="refresh" content={`${redirectAfterSeconds};url=${sitePath('/')}`} />
      <h1 className="text-3xl">{player.invalidLink}</h1>
      <ButtonLink to="/" variant="light">
        {player.home}
      </ButtonLink>
    </div>
  );
}

import { island } from '#app/islands/island.tsx';
import { pageEnvironment } from '#app/loaders/page-environment.server.ts';
import FilmPageCode from '#app/pages/player/film-page.island.tsx';
import { InvalidLink } from '#app/pages/player/invalid-link.tsx';
import { pageMeta } from '#app/seo/page-meta.ts';
import type { PageHandle } from '#app/shell/page-handle.ts';
import { sitePath } from '#content/site-path.ts';
import { type PlayerTarget, playerParts, playerTarget } from '#domain/videos/player-target.ts';
import { player } from '#words/pages/player.ts';
import type { Route } from './+types/player';

const FilmPage = island(FilmPageCode);

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { ...player.meta, path: '/player', isIndexed: false });
export const handle = {
  cache: { isFilm: true },
  hasNavbar: false,
  hasFooter: false,
  hasFreeClassPopup: false,
} satisfies PageHandle;

/** `/player/:url?&:redirect?`: read from the raw path, because a router would decode it twice. */
export function loader({ request, context }: Route.LoaderArgs): { target: PlayerTarget | null } {
  const [url, redirect] = playerParts(new URL(request.url).pathname);
  return { target: playerTarget(url, redirect ?? sitePath('/'), pageEnvironment(context).filmOrigins) };
}

export default function Player({ loaderData: { target } }: Route.ComponentProps) {
  return target ? <FilmPage {...target} /> : <InvalidLink />;
}

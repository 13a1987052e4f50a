import { PageTitle } from '#app/components/page-title.tsx';
import { pageMeta } from '#app/page-meta.ts';
import { player } from '#content/en/pages/player.ts';
import type { Route } from './+types/player';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { ...player.meta, path: '/player' });

export default function Player() {
  return <PageTitle heading={player.meta.title} text={player.meta.description} />;
}

import { useLocation } from 'react-router';
import { PageTitle } from '#app/components/page-title.tsx';
import { pageMeta } from '#app/page-meta.ts';
import { studio as labels } from '#content/en/pages/studio.ts';
import { openStudios } from '#domain/studios.ts';
import type { Route } from './+types/studio';

const studioAt = (pathname: string) => {
  const studio = openStudios.find(({ slug }) => pathname === `/${slug}`);
  if (!studio) throw new Error(`No studio at ${pathname}`);
  return studio;
};

export const meta: Route.MetaFunction = ({ matches, location }) => {
  const { name, city, slug } = studioAt(location.pathname);
  return pageMeta(matches, { ...labels.meta(name, city), path: `/${slug}` });
};

export default function Studio() {
  const { name } = studioAt(useLocation().pathname);
  return <PageTitle heading={name} />;
}

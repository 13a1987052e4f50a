import { useLocation } from 'react-router';
import { PageTitle } from '#app/components/page-title.tsx';
import { pageMeta } from '#app/page-meta.ts';
import { upcomingStudio as labels } from '#content/en/pages/upcoming-studio.ts';
import { upcomingStudios } from '#domain/studios.ts';
import type { Route } from './+types/upcoming-studio';

const studioAt = (pathname: string) => {
  const studio = upcomingStudios.find(({ slug }) => pathname === `/${slug}`);
  if (!studio) throw new Error(`No studio at ${pathname}`);
  return studio;
};

export const meta: Route.MetaFunction = ({ matches, location }) => {
  const { name, slug } = studioAt(location.pathname);
  return pageMeta(matches, { ...labels.meta(name), path: `/${slug}` });
};

export default function UpcomingStudio() {
  const { name } = studioAt(useLocation().pathname);
  return <PageTitle heading={name} />;
}

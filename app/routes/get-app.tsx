import { PageTitle } from '#app/components/page-title.tsx';
import { pageMeta } from '#app/page-meta.ts';
import { getApp } from '#content/en/pages/get-app.ts';
import type { Route } from './+types/get-app';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { ...getApp.meta, path: '/get-app' });

export default function GetApp() {
  return <PageTitle heading={getApp.meta.title} text={getApp.meta.description} />;
}

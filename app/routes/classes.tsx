import { PageTitle } from '#app/components/page-title.tsx';
import { pageMeta } from '#app/page-meta.ts';
import { classes } from '#content/en/pages/classes.ts';
import type { Route } from './+types/classes';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { ...classes.meta, path: '/classes' });

export default function Classes() {
  return <PageTitle heading={classes.meta.title} text={classes.meta.description} />;
}

import { PageTitle } from '#app/components/page-title.tsx';
import { pageMeta } from '#app/page-meta.ts';
import { thankYou } from '#content/en/pages/thank-you.ts';
import type { Route } from './+types/thank-you';

const { generic } = thankYou;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { ...generic.meta, path: '/thankyou', isIndexed: false });

export default function ThankYou() {
  return <PageTitle heading={generic.heading} text={generic.text} />;
}

import { PageTitle } from '#app/components/page-title.tsx';
import { pageMeta } from '#app/page-meta.ts';
import { thankYouRetreat } from '#content/en/pages/thankyou-retreat.ts';
import type { Route } from './+types/thank-you-retreat';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { ...thankYouRetreat.meta, path: '/thankyou-retreat', isIndexed: false });

export default function ThankYouRetreat() {
  return <PageTitle heading={thankYouRetreat.heading} text={thankYouRetreat.text} />;
}

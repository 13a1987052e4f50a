import { ThankYouRetreat } from '#app/pages/thank-you/thank-you-retreat.tsx';
import { pageMeta } from '#app/seo/page-meta.ts';
import type { PageHandle } from '#app/shell/page-handle.ts';
import { thankYouRetreat } from '#words/pages/thank-you-retreat.ts';
import type { Route } from './+types/thank-you-retreat';

export const handle = { cache: {}, hasFreeClassPopup: false } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { ...thankYouRetreat.meta, path: '/thankyou-retreat', isIndexed: false });

export default ThankYouRetreat;

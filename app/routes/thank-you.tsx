import { ThankYou } from '#app/pages/thank-you/thank-you.tsx';
import { pageMeta } from '#app/seo/page-meta.ts';
import type { PageHandle } from '#app/shell/page-handle.ts';
import { thankYou } from '#words/pages/thank-you.ts';
import type { Route } from './+types/thank-you';

export const handle = { cache: {}, hasFreeClassPopup: false } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { ...thankYou.generic.meta, path: '/thankyou', isIndexed: false });

export default ThankYou;

import { ReadyToBook } from '#app/pages/thank-you/ready-to-book.tsx';
import { SignedUp } from '#app/pages/thank-you/signed-up.tsx';
import { pageMeta } from '#app/seo/page-meta.ts';
import type { PageHandle } from '#app/shell/page-handle.ts';
import { thankYou } from '#words/pages/thank-you.ts';
import type { Route } from './+types/thank-you-sign-up';

/** `/thankyou/app` is opened inside the app; any other value means a browser. */
const isInApp = (params: { app?: string }) => params.app === 'app';

export const handle = {
  cache: { params: { app: ['app', 'browser'] } },
  hasFreeClassPopup: false,
  hasTryUsOut: false,
  forParams: (params) => (isInApp(params) ? { hasAppHeader: true, hasNavbar: false, hasFooter: false } : {}),
} satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, {
    ...(isInApp(params) ? thankYou.app.meta : thankYou.browser.meta),
    path: `/thankyou/${isInApp(params) ? 'app' : 'browser'}`,
    isIndexed: false,
  });

export default function ThankYouSignUp({ params }: Route.ComponentProps) {
  return isInApp(params) ? <ReadyToBook /> : <SignedUp />;
}

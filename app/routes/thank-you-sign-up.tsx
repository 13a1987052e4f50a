import { PageTitle } from '#app/components/page-title.tsx';
import { pageMeta } from '#app/page-meta.ts';
import { thankYou } from '#content/en/pages/thank-you.ts';
import type { Route } from './+types/thank-you-sign-up';

export const meta: Route.MetaFunction = ({ matches, params }) => {
  const isApp = params.app === 'app';
  return pageMeta(matches, {
    ...(isApp ? thankYou.app.meta : thankYou.browser.meta),
    path: `/thankyou/${isApp ? 'app' : 'browser'}`,
    isIndexed: false,
  });
};

export default function ThankYouSignUp() {
  return <PageTitle heading={thankYou.browser.heading} text={thankYou.browser.next} />;
}

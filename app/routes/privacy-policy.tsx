import { PageTitle } from '#app/components/page-title.tsx';
import { pageMeta } from '#app/page-meta.ts';
import type { Route } from './+types/privacy-policy';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Terms and Privacy',
    description: 'Terms, privacy and the app licence.',
    path: '/privacy-policy',
  });

export default function PrivacyPolicy() {
  return <PageTitle heading="Terms and Privacy" />;
}

import { PageTitle } from '#app/components/page-title.tsx';
import { pageMeta } from '#app/page-meta.ts';
import { faq } from '#content/en/pages/faq.ts';
import type { Route } from './+types/faq';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { ...faq.meta, path: '/faq' });

export default function Faq() {
  return <PageTitle heading={faq.meta.title} text={faq.meta.description} />;
}

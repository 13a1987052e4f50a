import { PageTitle } from '#app/components/page-title.tsx';
import { pageMeta } from '#app/page-meta.ts';
import { testimonials } from '#content/en/pages/testimonials.ts';
import type { Route } from './+types/testimonials';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { ...testimonials.meta, path: '/testimonials' });

export default function Testimonials() {
  return <PageTitle heading={testimonials.meta.title} text={testimonials.meta.description} />;
}

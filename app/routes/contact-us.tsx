import { PageTitle } from '#app/components/page-title.tsx';
import { pageMeta } from '#app/page-meta.ts';
import { contactUs } from '#content/en/pages/contact-us.ts';
import type { Route } from './+types/contact-us';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { ...contactUs.meta, path: '/contact-us' });

export default function ContactUs() {
  return <PageTitle heading={contactUs.meta.title} text={contactUs.meta.description} />;
}

import { pageErrorBoundary } from '#app/components/errors/error-page.tsx';
import { studioOptionsLoader } from '#app/forms/fields/studios.server.ts';
import { contactForm } from '#app/forms/site-forms/contact-form.tsx';
import { supportRequestForm } from '#app/forms/site-forms/support-request-form.tsx';
import { techSupportForm } from '#app/forms/site-forms/tech-support-form.tsx';
import { formAction } from '#app/forms/state/form-action.server.ts';
import { ContactUs } from '#app/pages/contact-us/contact-us.tsx';
import { pageMeta } from '#app/seo/page-meta.ts';
import type { PageHandle } from '#app/shell/page-handle.ts';
import { contactUs } from '#words/pages/contact-us.ts';
import type { Route } from './+types/contact-us';

export const handle = { cache: { query: ['location'] }, sitemap: 'build' } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    ...contactUs.meta,
    path: '/contact-us',
    crumb: contactUs.crumb,
  });

export const action = formAction(contactForm, techSupportForm, supportRequestForm);
export const loader = studioOptionsLoader;

export const ErrorBoundary = pageErrorBoundary(() => <ContactUs studios={null} />);

export default ({ loaderData }: Route.ComponentProps) => <ContactUs {...loaderData} />;

import { appLinkForm } from '#app/forms/site-forms/app-link-form.tsx';
import { formAction } from '#app/forms/state/form-action.server.ts';
import { GetApp } from '#app/pages/get-app/get-app.tsx';
import { pageMeta } from '#app/seo/page-meta.ts';
import type { PageHandle } from '#app/shell/page-handle.ts';
import { getApp } from '#words/pages/get-app.ts';
import type { Route } from './+types/get-app';

/** Phones do not get this page: server/http/routes/redirects.ts sends them to their store. */
export const handle = { cache: {}, sitemap: 'build', hasFooter: false } satisfies PageHandle;

export const action = formAction(appLinkForm);

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    ...getApp.meta,
    path: '/get-app',
    crumb: getApp.crumb,
  });

export default GetApp;

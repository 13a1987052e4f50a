import { preSaleFullNameForm } from '#app/forms/site-forms/pre-sale-full-name-form.tsx';
import { preSaleWestBocaForm } from '#app/forms/site-forms/pre-sale-west-boca-form.tsx';
import { formAction } from '#app/forms/state/form-action.server.ts';
import { ComingSoon } from '#app/pages/pre-sale/coming-soon.tsx';
import { pageMeta } from '#app/seo/page-meta.ts';
import type { PageHandle } from '#app/shell/page-handle.ts';
import { comingSoon } from '#words/pages/coming-soon.ts';
import type { Route } from './+types/coming-soon';

export const handle = {
  cache: {},
  sitemap: 'build',
  hasSignUpForm: true,
  hasFreeClassPopup: false,
} satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    ...comingSoon.meta,
    path: '/coming-soon',
    crumb: comingSoon.crumb,
  });

export const action = formAction(
  preSaleWestBocaForm,
  ...comingSoon.cards.items
    .filter(({ slug }) => slug !== 'west-boca')
    .map(({ slug }) => preSaleFullNameForm(slug)),
);

export default ComingSoon;

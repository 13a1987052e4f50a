import { PageTitle } from '#app/components/page-title.tsx';
import { pageMeta } from '#app/page-meta.ts';
import { signUp } from '#content/en/pages/sign-up.ts';
import type { Route } from './+types/sign-up';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { ...signUp.meta, path: '/sign-up' });

export default function SignUp() {
  return <PageTitle heading={signUp.meta.title} text={signUp.meta.description} />;
}

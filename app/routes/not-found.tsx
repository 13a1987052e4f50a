import { data } from 'react-router';
import { NotFound } from '#app/components/not-found.tsx';
import { notFound } from '#content/en/pages/not-found.ts';
import type { Route } from './+types/not-found';

export const meta: Route.MetaFunction = () => [
  { title: notFound.meta.title },
  { name: 'description', content: notFound.meta.description },
  { name: 'robots', content: 'noindex' },
];
/** Found nothing: the whole shell is shown, with the right status. */
export const loader = () => data(null, { status: 404 });
export default NotFound;

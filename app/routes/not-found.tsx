import { data } from 'react-router';
import { NotFound } from '#app/components/not-found.tsx';
import { notFound } from '#content/en/pages/not-found.ts';
import { shell } from '#content/en/pages/shell.ts';
import { nearestAddress } from '#domain/nearest-address.ts';
import { openStudios, studios } from '#domain/studios.ts';
import type { Route } from './+types/not-found';

export const meta: Route.MetaFunction = () => [
  { title: notFound.meta.title },
  { name: 'description', content: notFound.meta.description },
  { name: 'robots', content: 'noindex' },
];

const studioLink = ({ name, slug }: { name: string; slug: string }) => ({ label: name, to: `/${slug}` });
const pages = [
  ...shell.navbar.items,
  ...shell.footer.links.filter(({ to }) => to.startsWith('/')),
  ...notFound.others,
  ...studios.map(studioLink),
];

/** Found nothing: the whole shell is shown, with the right status. */
export const loader = ({ request }: Route.LoaderArgs) => {
  const wanted = new URL(request.url).pathname.replace(/\.data$/, '');
  const address = nearestAddress(
    wanted,
    pages.map(({ to }) => to),
  );
  return data(
    {
      meant: pages.find(({ to }) => to === address) ?? null,
      studios: openStudios.map(studioLink).sort((a, b) => a.label.localeCompare(b.label)),
    },
    { status: 404 },
  );
};

export default function Page({ loaderData }: Route.ComponentProps) {
  return <NotFound {...loaderData} />;
}

import { type IconName, iconPaths } from '#app/components/ui/icons/icon-paths.ts';
import { Kit } from '#app/pages/kit/kit.tsx';
import type { PageHandle } from '#app/shell/page-handle.ts';
import type { Route } from './+types/kit';

/** All UI primitives in all states, for developers: not linked, not indexed. */
export const meta = () => [
  { title: 'Kit' },
  { name: 'description', content: 'Every primitive of the design system in every state.' },
  { name: 'robots', content: 'noindex' },
];
export const handle = { cache: {}, hasFreeClassPopup: false } satisfies PageHandle;
/** The browser's bundle has no outlines of icons. */
export const loader = () => ({ icons: Object.keys(iconPaths) as IconName[] });

export default function KitPage({ loaderData }: Route.ComponentProps) {
  return <Kit icons={loaderData.icons} />;
}

import { Kit } from '#app/components/kit/kit.tsx';
import type { PageHandle } from '#app/shell/page-handle.ts';

/** All UI primitives in all states, for developers: not linked, not indexed. */
export const meta = () => [
  { title: 'Kit' },
  { name: 'description', content: 'Every primitive of the design system in every state.' },
  { name: 'robots', content: 'noindex' },
];
export const handle = { cache: {}, freeClassPopup: false } satisfies PageHandle;
export default Kit;

import type { ComponentType } from 'react';
import type { FormName } from '#domain/forms/forms.ts';

/**
 * Every island of the site: its name in the HTML (`data-island`) and its code. An island is a part of a page
 * with state. The server renders it as HTML (`island.tsx`), and the browser hydrates it as a small React root
 * when it is near the viewport or touched (`start-islands.ts`).
 */
const parts = {
  'film-page': () => import('#app/pages/player/film-page.tsx'),
  library: () => import('#app/pages/on-demand/library.tsx'),
  'library-sign-up': () => import('#app/pages/on-demand/library-sign-up.tsx'),
  'membership-prices': () => import('#app/pages/membership/pricing-section.tsx'),
  schedule: () => import('#app/pages/schedule/schedule.tsx'),
  'story-carousel': () => import('#app/pages/testimonials/story-carousel.tsx'),
  'studio-finder': () => import('#app/pages/locations/map/studio-finder.tsx'),
} as const;

/** Every form is an island: `group-class-form` is its file. That of the library is part of other islands. */
const forms = import.meta.glob<{ default: ComponentType<never> }>([
  '../forms/site-forms/*-form.tsx',
  '!../forms/site-forms/on-demand-form.tsx',
]);

export type IslandName = keyof typeof parts | `${FormName}-form`;

export const codeOfIsland = (name: IslandName) =>
  parts[name as keyof typeof parts] ?? forms[`../forms/site-forms/${name}.tsx`];

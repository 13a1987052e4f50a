import type { ComponentType } from 'react';

/** The default export of a file is its island. */
type Code = { default: ComponentType<object> };
export type LoadIsland = () => Promise<Code>;

/** In the HTML an island has the name of its file. */
export const islandNameOf = (path: string): string | undefined => path.split('/').at(-1)?.split('.')[0];

/**
 * The files of all islands: the forms, and parts of pages with state.
 * `app/forms/site-forms/on-demand-form.tsx` is no island: two islands contain it.
 */
export const islandFiles: Readonly<Record<string, LoadIsland>> = {
  ...import.meta.glob<Code>(['./*-form.tsx', '!./on-demand-form.tsx'], { base: '../forms/site-forms' }),
  ...import.meta.glob<Code>('./**/*.island.tsx', { base: '../pages' }),
};

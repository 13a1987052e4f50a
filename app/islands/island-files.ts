import type { ComponentType } from 'react';

/** The default export of a file is its island. */
type Code = { default: ComponentType<object> };
export type LoadIsland = () => Promise<Code>;

/** In the HTML an island has the name of its file. */
export const byFileName = (files: Readonly<Record<string, LoadIsland>>): ReadonlyMap<string, LoadIsland> => {
  const byName = new Map<string, LoadIsland>();
  for (const [path, load] of Object.entries(files)) {
    const name = path.replace(/.*\//, '').replace(/\..*/, '');
    if (byName.has(name)) throw new Error(`Two islands have the name ${name}.`);
    byName.set(name, load);
  }
  return byName;
};

/**
 * All islands: the forms, and parts of pages with state. `app/forms/site-forms/on-demand-form.tsx` is no
 * island: two islands contain it.
 */
export const islands = byFileName({
  ...import.meta.glob<Code>(['./*-form.tsx', '!./on-demand-form.tsx'], { base: '../forms/site-forms' }),
  ...import.meta.glob<Code>('./**/*.island.tsx', { base: '../pages' }),
});

import * as build from 'virtual:react-router/server-build';
import { renderStaff } from '#staff/render.tsx';
import type { Env } from './env.ts';
import { type LanguageBundle, openSiteOf, type Site } from './process/site.ts';

export type { Site };

/** The entry point of the bundle: the site with the pages of this build. */
export const openSite = (env: Env, languages: readonly LanguageBundle[] = []): Promise<Site> =>
  openSiteOf(env, build, { renderStaff, languages });

// `react-router build` reads routes and assets from this bundle: it must export the names of React Router's
// server build.
export * from 'virtual:react-router/server-build';

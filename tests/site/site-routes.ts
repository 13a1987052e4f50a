import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { ServerBuild } from 'react-router';
import * as root from '#app/root.tsx';
import config from '#app/routes.ts';

type Routes = ServerBuild['routes'];

const modules = import.meta.glob<{ default: unknown }>('../../app/routes/*.tsx');

/** The routes of the site with their real modules, in the format of a server build, without a build. */
export const siteRoutes = async (): Promise<Routes> => {
  const entries = (await config) as readonly RouteConfigEntry[];
  const pages = entries.map(async ({ id, path, index, file }) => {
    const name = id ?? file.replace(/\.tsx$/, '');
    return [
      name,
      { id: name, parentId: 'root', path, index, module: await modules[`../../app/${file}`]?.() },
    ];
  });
  const rootRoute = { id: 'root', path: '', module: root };
  return Object.fromEntries([['root', rootRoute], ...(await Promise.all(pages))]) as unknown as Routes;
};

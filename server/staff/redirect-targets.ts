import type { StaffRoutes } from './route.ts';

/** A path below /staff from a URL or a form; the start screen for any other value, such as another site. */
export const safeRedirectTarget = (given: string | null): string =>
  given && /^\/(?![/\\])[^\s\\]{0,500}$/.test(given) ? given : '/';

/** Matches the URLs below /staff to which a change may return: those of all screens of members. */
export const screenPattern = (routes: StaffRoutes): RegExp => {
  const screens = routes.filter(
    ({ method, permission, isDownload }) => method === 'GET' && permission !== 'public' && !isDownload,
  );
  const paths = screens.map(({ path }) => path.replace(/:\w+/g, '[\\w-]+'));
  return new RegExp(`^(?:${paths.join('|')})(?:\\?[^#\\\\]{0,1000})?$`);
};

import { visibleScopes } from '#domain/staff/permissions.ts';
import { versionOf } from '#server/models/tickets/studio-versions.ts';
import { requireSignedIn, type StaffRoutes } from './route.ts';

/** Open pages request it every few seconds: docs/decisions/074-live-updates-by-version.md */
export const versionRoutes: StaffRoutes = [
  {
    method: 'GET',
    path: '/version',
    permission: 'home.see',
    handle: async (call) => {
      const scopes = visibleScopes(requireSignedIn(call));
      return { kind: 'json', body: { version: await versionOf(call.services.database.kysely, scopes) } };
    },
  },
];

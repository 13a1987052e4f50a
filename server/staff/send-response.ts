import type { Context } from 'hono';
import type { SignedIn } from '#server/models/staff/staff-types.ts';
import { countUnassigned } from '#server/models/tickets/list/tab-counts.ts';
import type { Services } from '#server/services.ts';
import type { FullNavigation, RenderStaff, Screen } from '#staff/screen-types.ts';
import { isSignInScreen } from '#staff/sign-in-screens.ts';
import { missingWords } from '#words/staff/errors.ts';
import { readStaffAssets } from './assets.ts';
import { frameOf } from './frame.ts';
import type { StaffResponse } from './route.ts';

export const isJsonRequested = (request: Request): boolean => {
  const accept = request.headers.get('accept') ?? '';
  return accept.includes('application/json') && !accept.includes('text/html');
};

const missing: Screen = { name: 'missing', title: missingWords.title, data: {} };

const redirectTarget = ({ location, notice, undo }: Extract<StaffResponse, { kind: 'redirect' }>): string => {
  const target = new URL(`/staff${location === '/' ? '' : location}`, 'http://staff');
  if (notice) target.searchParams.set('notice', notice);
  if (undo) target.searchParams.set('undo', undo);
  // `/..//evil.example` below /staff would become `//evil.example`, which is another site.
  if (!/^\/staff(?:\/|$)/.test(target.pathname)) target.pathname = '/staff';
  return target.pathname + target.search;
};

/** A screen with a refused form is no success. */
const statusOf = ({ data }: Screen) => ('refused' in data && data.refused ? 422 : 200);

/** Sends a screen as a page with its frame, or as JSON to the script of an open page. */
export const createResponseSender = ({ database, clock }: Services, render: RenderStaff) => {
  const assets = readStaffAssets();
  return async (c: Context, member: SignedIn | null, response: StaffResponse): Promise<Response> => {
    if (response.kind === 'response') return response.response;
    if (response.kind === 'json') return c.json(response.body as object, (response.status ?? 200) as 200);
    if (response.kind === 'redirect')
      return c.body(null, 303, { ...response.headers, location: redirectTarget(response) });
    const { screen, headers = {} } = response.kind === 'missing' ? { screen: missing } : response;
    const status = response.kind === 'missing' ? 404 : (response.status ?? statusOf(screen));
    const isJson = isJsonRequested(c.req.raw);
    if (isJson && isSignInScreen(screen))
      return c.json({ isFullNavigation: true } satisfies FullNavigation, status as 200, headers);
    const now = clock.now();
    const unassigned = member
      ? await countUnassigned(database, member, now)
      : { unassignedCount: 0, overdueCount: 0, newestAt: null };
    const frame = frameOf(member, new URL(c.req.url), now, unassigned);
    if (isJson) return c.json({ screen, frame }, status as 200, headers);
    return c.html(render(screen, frame, assets), status as 200, headers);
  };
};

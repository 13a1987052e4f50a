import { type Context, Hono } from 'hono';
import { may, verifiedForMs, verifiedPermissions } from '#domain/staff/permissions.ts';
import { reportFailure } from '#server/http/error-response.ts';
import { isSameSite } from '#server/http/intake/same-site.ts';
import type { Lane } from '#server/http/overload/fair-queue.ts';
import { Overloaded } from '#server/http/overload/fair-queue-lane.ts';
import { networkOf } from '#server/models/network.ts';
import { findSession } from '#server/models/staff/sessions.ts';
import { hashOfNetwork } from '#server/models/staff/staff-key.ts';
import type { SignedIn } from '#server/models/staff/staff-types.ts';
import { countUnassigned } from '#server/models/tickets/ticket-list.ts';
import type { Services } from '#server/services.ts';
import { isSignInScreen, type RenderStaff, type Screen } from '#staff/screen-types.ts';
import { failedWords, missingWords } from '#words/staff/errors.ts';
import { signInWords } from '#words/staff/sign-in.ts';
import { safeRedirectTarget } from './account/redirect-target.ts';
import { accountRoutes } from './account/routes.ts';
import { isVerification, verifyFactor, verifyScreen, withoutVerification } from './account/verify.ts';
import { liveRoutes } from './live/routes.ts';
import { personRoutes } from './person/routes.ts';
import { isUsableAddress, postedFields, UnusableBody } from './posted-fields.ts';
import { frameOf, readStaffAssets } from './render-screen.ts';
import type { StaffCall, StaffResponse, StaffRoute, StaffRoutes } from './route.ts';
import { sessionTokenOf } from './session-cookie.ts';
import { teamRoutes } from './team/routes.ts';
import { ticketRoutes } from './tickets/routes.ts';

/** Every address below /staff. A route without a permission does not compile; an address that is not listed here is a 404. */
export const staffRoutes: StaffRoutes = [
  ...accountRoutes,
  ...teamRoutes,
  ...ticketRoutes,
  ...liveRoutes,
  ...personRoutes,
];

const policy = [
  `default-src 'none'`,
  `script-src 'self'`,
  `style-src 'self'`,
  `img-src 'self' data:`,
  `font-src 'self'`,
  `connect-src 'self'`,
  `manifest-src 'self'`,
  `form-action 'self'`,
  `base-uri 'none'`,
  `frame-ancestors 'none'`,
].join('; ');

/** `same-origin`: another site never gets an address with a token as a referrer. */
const headersOfAll: Record<string, string> = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  vary: 'Accept, Cookie',
  'content-security-policy': policy,
  'referrer-policy': 'same-origin',
};

type Parts = {
  services: Services;
  run: <T>(c: Context, lane: Lane, work: () => Promise<T>) => Promise<T>;
  ipOf: (c: Context) => string;
  render: RenderStaff;
  /** Tests pass their own routes. */
  routes?: StaffRoutes;
};

const wantsJson = (request: Request) => {
  const accept = request.headers.get('accept') ?? '';
  return accept.includes('application/json') && !accept.includes('text/html');
};
const missing: Screen = { name: 'missing', title: missingWords.title, data: {} };
const failed = (message: string): Screen => ({
  name: 'failed',
  title: failedWords.title,
  data: { message },
});

/**
 * The routes of /staff, registered before every cache. Each request goes through the same steps: same site, session, permission,
 * verification, handler. docs/decisions/071-staff-side.md
 */
export const createStaffRouter = ({ services, run, ipOf, render, routes = staffRoutes }: Parts) => {
  const { database, env, clock, log, staff } = services;
  const assets = readStaffAssets();

  const send = async (c: Context, member: SignedIn | null, response: StaffResponse): Promise<Response> => {
    if (response.kind === 'response') return response.response;
    if (response.kind === 'json') return c.json(response.body as object, (response.status ?? 200) as 200);
    if (response.kind === 'redirect') {
      const target = new URL(`/staff${response.location === '/' ? '' : response.location}`, 'http://staff');
      if (response.notice) target.searchParams.set('notice', response.notice);
      if (response.undo) target.searchParams.set('undo', response.undo);
      // `/..//evil.example` below /staff would become `//evil.example`, which is another site.
      if (!/^\/staff(?:\/|$)/.test(target.pathname)) target.pathname = '/staff';
      return c.body(null, 303, { ...response.headers, location: target.pathname + target.search });
    }
    const {
      screen,
      status,
      headers = {},
    } = response.kind === 'missing' ? { screen: missing, status: 404 } : response;
    const isJson = wantsJson(c.req.raw);
    if (isJson && isSignInScreen(screen))
      return c.json({ isFullNavigation: true }, (status ?? 200) as 200, headers);
    const now = clock.now();
    const unassigned = member
      ? await countUnassigned(database, member, now)
      : { unassignedCount: 0, overdueCount: 0 };
    const frame = frameOf(member, new URL(c.req.url), now, unassigned);
    if (isJson) return c.json({ screen, frame }, (status ?? 200) as 200, headers);
    return c.html(render(screen, frame, assets), (status ?? 200) as 200, headers);
  };

  const isRecent = (member: SignedIn, now: number) => member.session.verifiedAt > now - verifiedForMs;
  const needsFactor = (route: StaffRoute) =>
    route.method === 'POST' &&
    (route.needsVerification || (route.permission !== 'public' && verifiedPermissions.has(route.permission)));

  /** The page from which a form was sent or a file was requested: the member returns to it after the sign-in. */
  const pageBefore = async (request: Request): Promise<string> => {
    const back = (await postedFields(request)).get('back');
    if (back) return safeRedirectTarget(back);
    const from = request.headers.get('referer') ?? '';
    const url = URL.canParse(from) ? new URL(from) : null;
    if (url?.origin !== new URL(env.PUBLIC_URL).origin || !url.pathname.startsWith('/staff/')) return '/';
    // The notice of an earlier change would look like the notice of this one.
    for (const name of ['notice', 'undo', 'bulk']) url.searchParams.delete(name);
    return safeRedirectTarget(url.pathname.slice('/staff'.length) + url.search);
  };

  /**
   * Undefined when the request may continue; otherwise the screen that asks for a factor. `form` has the fields of the factor, which
   * `call.form` has not.
   */
  const requireFactor = async (
    call: StaffCall,
    route: StaffRoute,
    {
      member,
      path,
      form,
      isIdle,
    }: { member: SignedIn; path: string; form: URLSearchParams; isIdle: boolean },
  ): Promise<StaffResponse | undefined> => {
    if (route.method === 'POST' && isVerification(form)) {
      const refused = await verifyFactor(call, member, form);
      return refused ? verifyScreen(call, member, path, refused) : undefined;
    }
    const isNeeded =
      (isIdle && !route.isAllowedWhenIdle) || (needsFactor(route) && !isRecent(member, call.now));
    if (!isNeeded) return undefined;
    const page = route.isDownload ? await pageBefore(call.request) : path;
    return verifyScreen(call, member, page, null);
  };

  const signedOut = async (c: Context, route: StaffRoute, path: string): Promise<StaffResponse> => {
    const isGet = route.method === 'GET';
    const isJson = wantsJson(c.req.raw);
    // A script shows the message beside the typed text and needs no screen.
    const next =
      isGet && !route.isDownload
        ? path + new URL(c.req.url).search
        : isJson
          ? '/'
          : await pageBefore(c.req.raw);
    if (isGet && !isJson) return { kind: 'redirect', location: `/sign-in?${new URLSearchParams({ next })}` };
    const data = { next, refused: null, canUsePassword: staff.key !== null };
    return {
      kind: 'screen',
      status: 401,
      screen: { name: 'sign-in', title: signInWords.signIn.title, data },
    };
  };

  const handleRoute = async (c: Context, route: StaffRoute): Promise<Response> => {
    const request = c.req.raw;
    const now = clock.now();
    const url = new URL(c.req.url);
    const path = url.pathname.slice('/staff'.length) || '/';
    const isPost = route.method === 'POST';
    const token = sessionTokenOf(env, request);
    const isUnattended = route.isUnattended || request.headers.has('x-unattended');
    const session = token ? await findSession(database.kysely, token, now, { isUnattended }) : undefined;
    const isPublic = route.permission === 'public';
    const known = session?.member ?? null;
    const member = isPublic && session?.isIdle ? null : known;

    if (isPost && !isSameSite(request))
      return send(c, null, { kind: 'screen', status: 403, screen: failed(failedWords.crossSite) });
    if (!isPublic && !member) return send(c, null, await signedOut(c, route, path));
    if (member && route.permission !== 'public' && !may(member, route.permission)) {
      // Teachers have no leads, so their start screen is their account.
      const isHome = path === '/' && !isPost;
      return send(c, member, isHome ? { kind: 'redirect', location: '/me' } : { kind: 'missing' });
    }
    const params = c.req.param() as Record<string, string>;
    if (!isUsableAddress(params, url.searchParams)) return send(c, member, { kind: 'missing' });

    const network = networkOf(ipOf(c));
    const form = isPost ? await postedFields(request) : new URLSearchParams();
    const call: StaffCall = {
      services,
      live: staff.live,
      member,
      actor: { staffId: member?.id ?? null, network: hashOfNetwork(staff.key, network, now) },
      params,
      query: url.searchParams,
      form: withoutVerification(form),
      now,
      request,
      network,
      signal: request.signal,
    };
    if (!isPublic && member) {
      const isIdle = session?.isIdle === true;
      const verification = await requireFactor(call, route, { member, path, form, isIdle });
      if (verification) return send(c, member, verification);
    }
    const response = await route.handle(call);
    // Open pages of this process are notified now; other processes find the new version at their next poll.
    if (isPost) staff.live.notifyChange();
    return send(c, member, response);
  };

  const guarded = (route: StaffRoute) => async (c: Context) => {
    try {
      return await run(c, route.method === 'POST' ? 'form' : 'read', () => handleRoute(c, route));
    } catch (error) {
      if (error instanceof Overloaded) throw error;
      if (error instanceof UnusableBody)
        return send(c, null, {
          kind: 'screen',
          status: error.status,
          screen: failed(failedWords.unusable),
        });
      const status = reportFailure(log, error as Error, c);
      return send(c, null, { kind: 'screen', status, screen: failed(failedWords.unexpected) });
    }
  };

  const branch = new Hono();
  branch.use(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(headersOfAll))
      if (name !== 'content-security-policy' || !c.res.headers.has(name)) c.res.headers.set(name, value);
    // A proxy that compresses a stream also buffers it.
    if (c.res.headers.get('content-type')?.startsWith('text/event-stream'))
      c.res.headers.set('cache-control', 'no-store, no-transform');
  });
  for (const route of routes) branch.on(route.method, route.path, guarded(route));
  branch.get('*', (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    const isSlashed = /^\/staff(?:\/[\w-]+)*\/$/.test(pathname);
    return isSlashed ? Promise.resolve(c.redirect(pathname.slice(0, -1) + search, 308)) : next();
  });
  branch.all('*', (c) => send(c, null, { kind: 'missing' }));
  return branch;
};

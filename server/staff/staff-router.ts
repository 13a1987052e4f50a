import { type Context, Hono } from 'hono';
import { may } from '#domain/staff/permissions.ts';
import type { ClientIp } from '#server/http/request/client-ip.ts';
import type { EnqueueRequest } from '#server/http/request/enqueue-request.ts';
import { isSameSite } from '#server/http/request/same-site.ts';
import { reportFailure } from '#server/http/response/error-response.ts';
import { Overloaded } from '#server/limits/fair-queue/lane.ts';
import { networkOf } from '#server/limits/network.ts';
import { findSession } from '#server/models/staff/sessions.ts';
import { hashOfNetwork } from '#server/models/staff/staff-key.ts';
import type { Services } from '#server/services.ts';
import type { RenderStaff } from '#staff/screen-types.ts';
import { failedWords } from '#words/staff/errors.ts';
import { signInRequired } from './account/sign-in-required.ts';
import { requireVerification, withoutVerification } from './account/verify.ts';
import { isUsableUrl, postedFields, UnusableBody } from './posted-fields.ts';
import { screenPattern } from './redirect-targets.ts';
import { type StaffCall, type StaffRoute, type StaffRoutes, screenResponse } from './route.ts';
import { createResponseSender } from './send-response.ts';
import { sessionTokenOf } from './session-cookie.ts';
import { staffRoutes } from './staff-routes.ts';

const contentSecurityPolicy = [
  `default-src 'none'`,
  `script-src 'self'`,
  `style-src 'self'`,
  `img-src 'self' data:`,
  `font-src 'self'`,
  `connect-src 'self'`,
  `form-action 'self'`,
  `base-uri 'none'`,
  `frame-ancestors 'none'`,
].join('; ');

/** `same-origin`: another site never gets a URL with a token as a referrer. */
const commonHeaders: Record<string, string> = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  vary: 'Accept, Cookie',
  'content-security-policy': contentSecurityPolicy,
  'referrer-policy': 'same-origin',
};

type Options = {
  services: Services;
  enqueue: EnqueueRequest;
  clientIp: ClientIp;
  render: RenderStaff;
  /** Tests pass their own routes. */
  routes?: StaffRoutes;
};

const failed = (message: string, status: number) =>
  screenResponse('failed', failedWords.title, { message }, { status });

/**
 * The routes of /staff, registered before every cache. Each request goes through the same steps: same site,
 * session, permission, verification, handler. docs/decisions/071-staff-side.md
 */
export const createStaffRouter = ({ services, enqueue, clientIp, render, routes = staffRoutes }: Options) => {
  const { database, env, clock, log, staff } = services;
  const send = createResponseSender(services, render);
  const screens = screenPattern(routes);

  const handleRoute = async (
    c: Context,
    route: StaffRoute,
    postedForm: URLSearchParams,
  ): Promise<Response> => {
    const request = c.req.raw;
    const now = clock.now();
    const url = new URL(c.req.url);
    const path = url.pathname.slice('/staff'.length) || '/';
    const isPost = route.method === 'POST';
    const token = sessionTokenOf(env, request);
    const isUnattended = request.headers.has('x-unattended');
    const session = token ? await findSession(database.kysely, token, now, { isUnattended }) : undefined;
    const isPublic = route.permission === 'public';
    // A public screen, for example the one of the sign-in, treats an idle session as none.
    const member = session && !(isPublic && session.isIdle) ? session.member : null;

    if (isPost && !isSameSite(request)) return send(c, null, failed(failedWords.crossSite, 403));
    if (!isPublic && !member)
      return send(c, null, signInRequired(services, route, request, path + url.search, postedForm));
    if (member && route.permission !== 'public' && !may(member, route.permission)) {
      // Teachers have no leads, so their start screen is their account.
      const isHome = path === '/' && !isPost;
      return send(c, member, isHome ? { kind: 'redirect', location: '/me' } : { kind: 'missing' });
    }
    const params = c.req.param() as Record<string, string>;
    if (!isUsableUrl(params, url.searchParams)) return send(c, member, { kind: 'missing' });

    const network = networkOf(clientIp(c));
    const back = postedForm.get('back') ?? url.searchParams.get('back') ?? '';
    const call: StaffCall = {
      services,
      member,
      actor: { memberId: member?.id ?? null, network: hashOfNetwork(staff.key, network, now) },
      params,
      query: url.searchParams,
      form: withoutVerification(postedForm),
      back: screens.test(back) && !back.includes('%00') ? back : null,
      now,
      request,
      network,
    };
    if (!isPublic && member) {
      const isIdle = session?.isIdle === true;
      const verification = await requireVerification(call, route, { member, path, postedForm, isIdle });
      if (verification) return send(c, member, verification);
    }
    return send(c, member, await route.handle(call));
  };

  const handlerOf = (route: StaffRoute) => async (c: Context) => {
    try {
      const isPost = route.method === 'POST';
      // The body is read before the queue, because it may take long to arrive.
      const form = isPost && isSameSite(c.req.raw) ? await postedFields(c.req.raw) : new URLSearchParams();
      return await enqueue(c, isPost ? 'form' : 'read', () => handleRoute(c, route, form));
    } catch (error) {
      if (error instanceof Overloaded) throw error;
      if (error instanceof UnusableBody) return send(c, null, failed(failedWords.unusable, error.status));
      return send(c, null, failed(failedWords.unexpected, reportFailure(log, error as Error, c)));
    }
  };

  const router = new Hono();
  router.use(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(commonHeaders))
      if (name !== 'content-security-policy' || !c.res.headers.has(name)) c.res.headers.set(name, value);
  });
  for (const route of routes) router.on(route.method, route.path, handlerOf(route));
  router.get('*', (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    const isSlashed = /^\/staff(?:\/[\w-]+)*\/$/.test(pathname);
    return isSlashed ? Promise.resolve(c.redirect(pathname.slice(0, -1) + search, 308)) : next();
  });
  router.all('*', (c) => send(c, null, { kind: 'missing' }));
  return router;
};

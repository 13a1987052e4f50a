import { beforeAll, describe, expect, test } from 'vitest';
import { may, permissions, roles } from '#domain/staff/permissions.ts';
import { allScopes, scopeClassOfScope } from '#domain/staff/scopes.ts';
import { toStudioId } from '#domain/studios.ts';
import { permissionOf } from '#domain/tickets/change-permissions.ts';
import { bodyBytes } from '#server/limits/body-bytes.ts';
import { entryKinds } from '#server/outbox/entry-kinds.ts';
import { claim, park } from '#server/outbox/leased-entries.ts';
import { describeOnSqlite } from '#tests/databases/databases.ts';
import { sendAs } from '#tests/rows/sent-by-person.ts';
import { createStaffSite, type StaffSite } from '#tests/site/staff-site.ts';
import type { StaffRoutes } from './route.ts';
import { staffRoutes } from './staff-routes.ts';

const nowhere = '00000000-0000-7000-8000-000000000000';
const filledPath = (path: string) =>
  path.replaceAll(/:(id|upload)/g, nowhere).replace(':token', 'a'.repeat(43));

test('every route declares a permission of the table, and none is there twice', () => {
  const known = new Set([...Object.keys(permissions), 'public']);
  for (const { permission, path } of staffRoutes) expect(known, path).toContain(permission);
  const names = staffRoutes.map(({ method, path }) => `${method} ${path}`);
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThan(20);
});

test('every permission is used by a route, a change or a scope', () => {
  const used = new Set<string>([
    ...staffRoutes.map(({ permission }) => permission),
    ...Object.values(permissionOf),
    ...allScopes.flatMap((scope) =>
      ['see', 'read', 'work'].map((what) => `${scopeClassOfScope(scope)}.${what}`),
    ),
  ]);
  expect(Object.keys(permissions).filter((permission) => !used.has(permission))).toEqual([]);
});

test('who downloads leads, copies or erases a person or manages the team is verified first', () => {
  const verified = Object.entries(permissions).filter(([, { needsVerification }]) => needsVerification);
  expect(verified.map(([permission]) => permission)).toEqual([
    'ticket.export',
    'person.export',
    'person.erase',
    'team.manage',
  ]);
});

const needsVerifiedMember = staffRoutes.filter(
  ({ permission }) => permission !== 'public' && permissions[permission].needsVerification,
);

test('only screens are exempt from the verification that their permission needs', () => {
  const exempt = needsVerifiedMember.filter(({ needsVerification }) => needsVerification === false);
  expect(exempt.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /team', 'GET /team/:id']);
});

describeOnSqlite('the staff side', (open) => {
  let site: StaffSite;
  beforeAll(async () => {
    site = createStaffSite(await open('empty'));
  });

  test('signed out, every route but the public ones leads to sign-in', async () => {
    for (const { method, path, permission } of staffRoutes) {
      if (permission === 'public') continue;
      const fields = method === 'POST' ? {} : undefined;
      const response = await site.signedOut.request(filledPath(path), fields);
      if (method === 'GET') {
        expect([response.status, path], path).toEqual([303, path]);
        expect(response.headers.get('location')).toMatch(/^\/staff\/sign-in\?next=/);
      } else expect(response.status, path).toBe(401);
      const json = await site.signedOut.requestJson(filledPath(path), fields);
      expect([json.status, json.body], path).toEqual([401, { isFullNavigation: true }]);
      const forged = await site.withCookie('b'.repeat(43))(filledPath(path), fields);
      expect(forged.status, path).toBe(method === 'GET' ? 303 : 401);
    }
  });

  describe('every screen of a signed-in member', () => {
    const routes = staffRoutes.filter(
      ({ method, path, permission, isDownload }) =>
        method === 'GET' &&
        permission !== 'public' &&
        !path.includes(':') &&
        !isDownload &&
        path !== '/version',
    );
    const screens: { path: string; html: string }[] = [];
    beforeAll(async () => {
      // Home links to the deliveries only while one of them was given up.
      const { database } = site.services;
      await sendAs(database, { at: site.clock.time });
      const [entry] = await claim(database, {
        count: 1,
        leaseMs: 60_000,
        now: site.clock.time,
        kinds: entryKinds,
      });
      if (entry) await park(database.kysely, entry, '550 no such user');
      for (const [role, studios] of [
        ['Corporate', []],
        ['Studio_Manager', [3]],
      ] as const) {
        const member = await site.signedIn(role, studios);
        for (const { path, permission } of routes) {
          const viewer = { id: member.id, role, studios: studios.map(toStudioId) };
          if (permission === 'public' || !may(viewer, permission)) continue;
          screens.push({ path, html: await (await member.request(path)).text() });
        }
      }
    });

    test('has the button that signs out', () => {
      expect([...new Set(screens.map(({ path }) => path))]).toEqual(routes.map(({ path }) => path));
      for (const { path, html } of screens) expect(html, path).toContain('action="/staff/sign-out"');
    });

    test('is linked from another one', () => {
      const hasLink = (html: string, path: string) =>
        [...html.matchAll(/href="\/staff([^"?#]*)/g)].some(([, to]) => (to || '/') === path);
      const isLinked = (path: string) =>
        screens.some((from) => from.path !== path && hasLink(from.html, path));
      expect(screens.filter(({ path }) => !isLinked(path))).toEqual([]);
    });
  });

  test('signed out, a link to a file leads to sign-in and back to its page', async () => {
    const file = '/leads/0190a8f2-7c1e-7b3d-9e55-000000000001/files/0190a8f2-7c1e-7b3d-9e55-000000000002';
    const from = { referer: 'https://heliora.example/staff/leads?tab=mine&at=x&notice=taken' };
    const response = await site.signedOut.request(file, undefined, from);
    const next = encodeURIComponent('/leads?tab=mine&at=x');
    expect(response.headers.get('location')).toBe(`/staff/sign-in?next=${next}`);
    const elsewhere = { referer: 'https://evil.example/staff/leads' };
    const foreign = await site.signedOut.request(file, undefined, elsewhere);
    expect(foreign.headers.get('location')).toBe('/staff/sign-in?next=%2F');
  });

  test('the wrong role gets the response of a URL that does not exist', async () => {
    for (const role of roles) {
      const member = await site.signedIn(role, role === 'Corporate' ? [] : [3]);
      expect(await (await member.request('/no-such-thing')).text()).toContain('Nothing here');
      for (const { method, path, permission } of staffRoutes) {
        if (
          permission === 'public' ||
          may({ id: member.id, role, studios: [toStudioId(3)] }, permission) ||
          path === '/'
        )
          continue;
        const response = await member.request(filledPath(path), method === 'POST' ? {} : undefined);
        expect([response.status, role, path]).toEqual([404, role, path]);
        expect(await response.text()).toContain('Nothing here');
      }
    }
    const teacher = await site.signedIn('Teacher', [3]);
    expect((await teacher.request('/')).headers.get('location')).toBe('/staff/me');
  });

  test('a route whose permission needs a verification does nothing before it, be it a form or a download', async () => {
    const member = await site.signedIn('Corporate');
    site.clock.time += 11 * 60_000;
    const methods = new Set<string>();
    for (const { method, path, needsVerification } of needsVerifiedMember) {
      if (needsVerification === false) continue;
      methods.add(method);
      const { status, body } = await member.requestJson(filledPath(path), method === 'POST' ? {} : undefined);
      expect([status, body], path).toEqual([403, { isFullNavigation: true }]);
    }
    expect([...methods].sort()).toEqual(['GET', 'POST']);
    site.clock.time -= 11 * 60_000;
  });

  test('a form of another site does nothing, whatever its route', async () => {
    const member = await site.signedIn('Corporate');
    for (const { method, path } of staffRoutes) {
      if (method !== 'POST') continue;
      const foreign: Record<string, string>[] = [
        { 'sec-fetch-site': 'cross-site' },
        { 'sec-fetch-site': 'same-site' },
        { 'sec-fetch-site': '', origin: 'https://evil.example' },
      ];
      for (const headers of foreign)
        expect((await member.request(filledPath(path), {}, headers)).status, path).toBe(403);
    }
    expect((await member.request('/me')).status).toBe(200);
  });

  test('every response forbids storing, indexing, framing and foreign code', async () => {
    const member = await site.signedIn('Corporate');
    for (const response of [
      await member.request('/me'),
      await member.request('/no-such-thing'),
      await member.request('/me/shortcuts', { keys: 'on' }),
      await member.request('/me', undefined, { accept: 'application/json' }),
      await site.signedOut.request('/sign-in'),
      await site.signedOut.request('/me'),
      await site.signedOut.request('/sign-in/passkey/options', {}),
    ]) {
      const { headers } = response;
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-robots-tag')).toBe('noindex');
      expect(headers.get('vary')).toBe('Accept, Cookie');
      // A page with a token in its URL never sends it to another site.
      expect(headers.get('referrer-policy')).toBe('same-origin');
      const policy = headers.get('content-security-policy') ?? '';
      for (const part of [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "frame-ancestors 'none'",
      ])
        expect(policy).toContain(part);
      expect(policy).not.toContain('unsafe');
    }
    const html = await (await member.request('/me')).text();
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).not.toMatch(/<script(?![^>]*(src=|application\/json))|\son\w+="|style="/);
  });

  test('the same URL returns a screen as HTML or as JSON', async () => {
    const member = await site.signedIn('Front_Desk', [3, 5]);
    const { status, body } = await member.requestJson('/me?notice=shortcuts-on');
    expect(status).toBe(200);
    expect(body.screen).toMatchObject({ name: 'me', title: 'Your account' });
    expect(body.frame).toMatchObject({
      member: { name: 'Ana Ruiz', role: 'Front_Desk', studios: [{ id: 3, name: 'Davie' }, { id: 5 }] },
      notice: 'shortcuts-on',
    });
    expect(body.frame.permissions).not.toContain('team.manage');
    expect(await (await member.request('/me')).text()).toContain('Ana Ruiz');
  });

  test('a URL can only select our own notices and undos', async () => {
    const member = await site.signedIn('Corporate');
    for (const query of ['notice=%3Cb%3E', 'notice=__proto__', 'undo=/sign-out', `undo=${nowhere}.x`]) {
      const { body } = await member.requestJson(`/me?${query}`);
      expect(body.frame.lastChange).toBeNull();
    }
    const { body } = await member.requestJson(`/me?undo=${nowhere}.${nowhere}`);
    expect(body.frame.lastChange?.undo).toBe(`/staff/leads/${nowhere}/undo?event=${nowhere}`);
  });

  test.each([
    ['too large', 'application/x-www-form-urlencoded', `x=${'a'.repeat(bodyBytes.staffForm)}`, 413],
    ['another type', 'application/json', '{}', 415],
    ['a NUL', 'application/x-www-form-urlencoded', 'email=%00', 400],
  ])('a body that is not one of our forms is refused: %s', async (_, type, body, status) => {
    const response = await site.app.request('https://heliora.example/staff/sign-in', {
      method: 'POST',
      headers: { 'content-type': type },
      body,
    });
    expect(response.status).toBe(status);
  });

  test('a URL with a trailing slash redirects to the one without', async () => {
    const member = await site.signedIn('Corporate');
    for (const [path, location] of [
      ['/', '/staff'],
      ['/team/', '/staff/team'],
      ['/log/?all=1', '/staff/log?all=1'],
    ] as const) {
      const response = await site.app.request(`https://heliora.example/staff${path}`);
      expect([response.status, response.headers.get('location')]).toEqual([308, location]);
    }
    expect((await member.request('//evil.example/')).status).toBe(404);
  });

  test('a URL with a NUL is a 404', async () => {
    const member = await site.signedIn('Corporate');
    expect((await member.request('/team/%00')).status).toBe(404);
    expect((await member.request('/log?after=%00')).status).toBe(404);
  });

  test.each([
    '//evil.example',
    '/%2e%2e//evil.example',
    '/./.././/evil.example',
    '/../graphql',
    '/\\evil.example',
    '',
  ])('after the sign-in %j is not followed', async (next) => {
    const member = await site.signedIn('Corporate');
    const response = await member.request(`/sign-in?${new URLSearchParams({ next })}`);
    expect([response.status, response.headers.get('location')]).toEqual([303, '/staff']);
  });

  test.each([
    [{ back: '/leads?tab=all' }, '', '/leads?tab=all'],
    [{ back: '//evil.example' }, '', '/'],
    [{}, 'https://heliora.example/staff/leads/x?tab=all&notice=noted', '/leads/x?tab=all'],
    [{}, 'https://evil.example/staff/leads/x', '/'],
    [{}, 'not a URL', '/'],
  ])('a form %j from %j without a session: the sign-in leads back to %j', async (fields, referer, next) => {
    const response = await site.signedOut.request(
      `/leads/${nowhere}/note`,
      fields as Record<string, string>,
      {
        referer,
      },
    );
    expect(response.status).toBe(401);
    const html = (await response.text()).replaceAll('&amp;', '&');
    expect(/name="next"[^>]*value="([^"]*)"/.exec(html)?.[1]).toBe(next);
  });

  test('a bug in a handler gives a response without details', async () => {
    const routes: StaffRoutes = [
      {
        method: 'GET',
        path: '/broken',
        permission: 'self.manage',
        handle: async () => {
          throw new Error('select * from secrets');
        },
      },
    ];
    const broken = createStaffSite(site.services.database, { routes });
    const member = await broken.signedIn('Corporate');
    const response = await member.request('/broken');
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain('secrets');
  });
});

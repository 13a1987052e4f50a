import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { hourMs } from '#domain/durations.ts';
import type { Role } from '#domain/staff/permissions.ts';
import { type OpenStudio, type OpenStudioSlug, openStudios } from '#domain/studios.ts';

const write = (dataDir: string, change: (database: DatabaseSync) => void) => {
  const database = new DatabaseSync(join(dataDir, 'heliora.db'), { timeout: 10_000 });
  try {
    change(database);
  } finally {
    database.close();
  }
};

const createToken = () => {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: createHash('sha256').update(token).digest('base64url') };
};

type Member = { email: string; name: string; role: string };

/** Adds an account; returns its id. A member who has not signed in yet was not seen. */
const addMember = (database: DatabaseSync, { email, name, role }: Member, seenAt: number | null) => {
  const id = randomUUID();
  database
    .prepare(
      `insert into staff (id, email, name, role, active, preferences, created_at, created_by, seen_at)
       values (?, ?, ?, ?, 1, '{}', ?, null, ?)`,
    )
    .run(id, email, name, role, Date.now(), seenAt);
  return id;
};

type NewMember = { name: string; role: Role; studios: number[] };

/** Adds an account that has signed in before, and its session without the sign-in; returns its token. */
const addSession = (dataDir: string, { name, role, studios }: NewMember): string => {
  const { token, hash } = createToken();
  const now = Date.now();
  write(dataDir, (database) => {
    const id = addMember(database, { email: `${randomUUID().slice(0, 8)}@example.com`, name, role }, now);
    for (const studio of studios)
      database.prepare('insert into staff_studios (staff_id, studio_id) values (?, ?)').run(id, studio);
    database
      .prepare(
        `insert into staff_sessions
           (hash, staff_id, method, is_shared, network, agent, created_at, seen_at, verified_at, expires_at)
         values (?, ?, 'passkey', 0, '', 'test', ?, ?, ?, ?)`,
      )
      .run(hash, id, now, now, now, now + hourMs);
  });
  return token;
};

/**
 * Invites a member without the operator's command, whose process takes longer than the page; returns the path
 * of the invitation. e2e/engines/staff-tickets.spec.ts runs the command.
 */
export const addInvitation = (dataDir: string, member: Member) => {
  const { token, hash } = createToken();
  const now = Date.now();
  write(dataDir, (database) => {
    const id = addMember(database, member, null);
    database
      .prepare(
        `insert into staff_tokens (hash, staff_id, purpose, created_by, created_at, expires_at, used_at)
         values (?, ?, 'invitation', null, ?, ?, null)`,
      )
      .run(hash, id, now, now + hourMs);
  });
  return `/staff/invite/${token}`;
};

export const signInAs = async (context: BrowserContext, member: NewMember) => {
  const value = addSession(process.env.E2E_DATA_DIR ?? '', member);
  await context.addCookies([
    { name: 'staff', value, domain: 'localhost', path: '/', httpOnly: true, sameSite: 'Lax' },
  ]);
};

/** What open pages request every three seconds. */
export const versionUrl = '**/staff/version';

/** Before the page opens: it notices by itself neither a change nor the end of its session. */
export const stopLiveUpdates = (page: Page) => page.route(versionUrl, (route) => route.abort());

const groupCall = `mutation ($name: String!, $email: String!, $phone: String!, $company: String!, $studioId: Int!) {
  sendGroupClassEmailToManager(name: $name, email: $email, phone: $phone, company: $company, studioId: $studioId)
}`;

/** A studio by its slug: its members have its id, its leads its location id. */
export const openStudio = (slug: OpenStudioSlug): OpenStudio =>
  openStudios.find((studio) => studio.slug === slug) as OpenStudio;

/** Sends a form of a visitor as our apps do, with the id of the studio's location. */
export const sendLead = async (
  request: APIRequestContext,
  { locationId, ...lead }: { name: string; locationId: number; phone?: string },
) => {
  const email = `${lead.name.toLowerCase().replaceAll(/\W+/g, '.')}@example.com`;
  const response = await request.post('/graphql', {
    headers: { 'idempotency-key': randomUUID() },
    data: {
      query: groupCall,
      variables: { phone: '305-555-0188', company: 'Palm Friends', ...lead, email, studioId: locationId },
    },
  });
  const body = await response.text();
  if (!body.includes('"sendGroupClassEmailToManager":true')) throw new Error(body);
};

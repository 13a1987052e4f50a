import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { APIRequestContext, BrowserContext } from '@playwright/test';
import type { Role } from '#domain/staff/permissions.ts';

const write = (change: (database: DatabaseSync) => void) => {
  const database = new DatabaseSync(join(process.env.E2E_DATA_DIR ?? '', 'heliora.db'), { timeout: 10_000 });
  try {
    change(database);
  } finally {
    database.close();
  }
};

/** A new account with a session, without the way through the door, which has its own journeys (staff-door.spec.ts). */
export const signInAs = async (
  context: BrowserContext,
  { name, role, studios }: { name: string; role: Role; studios: number[] },
) => {
  const id = randomUUID();
  const token = randomBytes(32).toString('base64url');
  const hash = createHash('sha256').update(token).digest('base64url');
  const now = Date.now();
  write((database) => {
    database
      .prepare(`insert into staff values (?, ?, ?, ?, 1, '{}', ?, null, ?)`)
      .run(id, `${id.slice(0, 8)}@example.com`, name, role, now, now);
    for (const studio of studios) database.prepare('insert into staff_studios values (?, ?)').run(id, studio);
    database
      .prepare(`insert into staff_sessions values (?, ?, 'passkey', 0, '', 'test', ?, ?, ?, ?)`)
      .run(hash, id, now, now, now, now + 3_600_000);
  });
  await context.addCookies([
    { name: 'staff', value: token, domain: 'localhost', path: '/', httpOnly: true, sameSite: 'Lax' },
  ]);
};

const contactCall = `mutation ($name: String!, $email: String!, $phone: String!, $description: String!, $studio: Int!) {
  sendEmailForContactFormV3(name: $name, email: $email, phone: $phone, description: $description, studio_id: $studio, form_id: 3)
}`;

/** A message of a visitor, sent as our apps send it. `studio` is the booking id. */
export const sendLead = async (
  request: APIRequestContext,
  lead: { name: string; studio: number; description?: string },
) => {
  const answer = await request.post('/graphql', {
    headers: { 'idempotency-key': randomUUID() },
    data: {
      query: contactCall,
      variables: {
        phone: '305-555-0188',
        description: 'Do you have towels?',
        email: `${lead.name.toLowerCase().replaceAll(/\W+/g, '.')}@example.com`,
        ...lead,
      },
    },
  });
  const body = await answer.text();
  if (!body.includes('"sendEmailForContactFormV3":true')) throw new Error(body);
};

import { randomUUID } from 'node:crypto';
import type { FormKind } from '#domain/forms/forms.ts';
import { toLocationId } from '#domain/studios.ts';
import type { Database } from '#server/db/connect.ts';
import { unscoped } from '#server/db/unscoped.ts';
import { testInput, testMetadata } from '#tests/forms/submissions.ts';
import { storeWithTicket } from './sent-leads.ts';

/** Davie is our studio 3, Deerfield Beach our studio 4. */
export const davie = 48720;
export const deerfield = 48721;

export const priya = { name: 'Priya Nairbrook', email: 'priya.nairbrook@example.com', phone: '305-555-0188' };

export type Sending = {
  formKind?: FormKind;
  at?: number;
  locationId?: number;
  name?: string;
  email?: string;
  phone?: string;
  description?: string;
  consent?: string;
  files?: number;
  honeypot?: string;
};

let sent = 0;

/** Sends a form of one person and opens its ticket; returns their common id. */
export const sendAs = (
  database: Database,
  {
    formKind = 'contact',
    at = Date.parse('2026-11-16T12:00:00Z'),
    locationId = davie,
    description = 'Do you have towels?',
    consent,
    files = 0,
    honeypot,
    ...person
  }: Sending = {},
): Promise<string> => {
  sent += 1;
  const sender = { ...priya, ...person };
  return storeWithTicket(
    database,
    at,
    testMetadata({ key: `sent-${sent}`, userAgent: 'Sample Browser 1.0', ...(honeypot && { honeypot }) }),
    testInput({
      formKind,
      consent: consent ?? null,
      locationId: toLocationId(locationId),
      email: sender.email,
      payload: { ...sender, description },
      files: Array.from({ length: files }, (_, index) => ({
        key: `aa/file-${sent}-${index}`,
        name: `${sender.name} resume ${index}.pdf`,
        type: 'application/pdf',
        size: 10,
        sha256: 'x',
      })),
    }),
  );
};

/** Adds an account like that of a sign-up. */
export const addAccount = (database: Database, at: number, person = priya) =>
  unscoped(database.kysely)
    .insertInto('accounts')
    .values({
      id: randomUUID(),
      email: person.email.toLowerCase(),
      password_hash: 'argon2id',
      first_name: person.name.split(' ')[0] ?? '',
      last_name: person.name.split(' ')[1] ?? '',
      phone: person.phone,
      marketing: 1,
      utm: JSON.stringify({ source: 'newsletter' }),
      created_at: at,
    })
    .execute();

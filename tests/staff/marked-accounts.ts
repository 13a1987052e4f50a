import { randomUUID } from 'node:crypto';
import type { Instant } from '#domain/dates.ts';
import { openStudios } from '#domain/studios.ts';
import type { Database } from '#server/db/connect.ts';
import { unscoped } from '#server/db/unscoped.ts';
import { emailOf, nameMark, phoneOf, privateValuesOf, secretMark } from './marked-leads.ts';

/** Accounts have numbers that no lead has. */
const firstAccount = 6000;
const accountCount = 28;
export const accountNumber = (index: number): number => firstAccount + (index % accountCount);
export const ownerOf = (n: number): string => (n < firstAccount ? `lead ${n}` : `account ${n}`);

/**
 * Accounts of six studios and of none, without a lead of their own: what a response has of them, it has from
 * the table. Every third has the email address of a lead, so that the screens of that person find it.
 */
export const addMarkedAccounts = async ({ kysely: db }: Database, now: Instant): Promise<void> => {
  const locations = [...openStudios.slice(0, 6).map(({ locationId }) => locationId), null];
  const rows = Array.from({ length: accountCount }, (_, index) => {
    const n = accountNumber(index);
    const { birthDate, emergencyName, emergencyPhone } = privateValuesOf(n);
    return {
      id: randomUUID(),
      email: emailOf(index % 3 === 0 ? index : n),
      password_hash: secretMark(n),
      first_name: nameMark(n),
      last_name: 'Member',
      phone: phoneOf(n),
      location_id: locations[index % locations.length] ?? null,
      birth_date: birthDate,
      zip_code: '33127',
      emergency_name: emergencyName,
      emergency_phone: emergencyPhone,
      marketing: 0 as const,
      utm: '{}',
      created_at: now,
    };
  });
  await unscoped(db).insertInto('accounts').values(rows).execute();
};

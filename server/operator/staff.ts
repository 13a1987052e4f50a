import type { Instant } from '#domain/dates.ts';
import { email as emailRule } from '#domain/forms/rules/fields.ts';
import { type Role, roles } from '#domain/staff/permissions.ts';
import { studios as allStudios, type StudioId, studioFromQuery } from '#domain/studios.ts';
import type { Database, Db } from '#server/db/connect.ts';
import { disableStaffMember } from '#server/models/staff/member-changes.ts';
import {
  findStaffMemberByEmail,
  inviteStaffMember,
  listStaffMembers,
  reinviteStaffMember,
} from '#server/models/staff/members.ts';
import { type StaffMember, systemActor } from '#server/models/staff/staff-types.ts';
import { OperatorError } from './operator-error.ts';

const minuteText = (instant: number | null) =>
  instant === null ? 'never' : new Date(instant).toISOString().slice(0, 16);
const stateOf = ({ isActive, isInvited }: StaffMember) => {
  if (!isActive) return 'disabled';
  return isInvited ? 'invited' : 'active';
};

export async function* staffAsText(db: Db): AsyncGenerator<string> {
  const members = await listStaffMembers(db);
  if (members.length === 0) yield 'Nobody has an account yet.\n';
  for (const member of members) {
    const names = member.studios.map((id) => allStudios.find((studio) => studio.id === id)?.slug ?? id);
    const place = member.role === 'Corporate' ? 'all studios' : names.join(',');
    yield `${member.email}  ${member.name}  ${member.role}  ${place}  ${stateOf(member)}  seen ${minuteText(member.seenAt)}\n`;
  }
}

const roleOf = (given: string | undefined): Role => {
  const role = roles.find((one) => one.toLowerCase() === given?.toLowerCase());
  if (!role) throw new OperatorError(`--role is one of ${roles.join(', ')}.`);
  return role;
};
const studiosOf = (role: Role, given: string | undefined): StudioId[] => {
  if (role === 'Corporate') {
    if (given) throw new OperatorError('Corporate has all studios: leave --studio out.');
    return [];
  }
  const names = (given ?? '').split(',').map((name) => name.trim());
  const found = names.map((name) => studioFromQuery(name)?.id);
  const unknown = names.filter((_, index) => found[index] === undefined);
  if (unknown.length > 0)
    throw new OperatorError(
      `--studio names one or more of ${allStudios.map(({ slug }) => slug).join(', ')}; not "${unknown.join(', ')}".`,
    );
  return found.filter((id) => id !== undefined);
};

const memberOf = async (db: Db, email: string | undefined): Promise<StaffMember> => {
  if (!email) throw new OperatorError('Give the email address of the account.');
  const member = await findStaffMemberByEmail(db, email);
  if (!member) throw new OperatorError(`No staff account has the email address ${email}.`);
  return member;
};

type InviteOptions = {
  role?: string | undefined;
  name?: string | undefined;
  studio?: string | undefined;
  again?: boolean | undefined;
};

/** Prints one line with the link; the only way to create the first account. */
export async function* inviteStaff(
  { kysely: db, transact }: Database,
  email: string | undefined,
  { role, name, studio, again }: InviteOptions,
  now: Instant,
  publicUrl: string,
): AsyncGenerator<string> {
  const lineOf = (token: string) => `${publicUrl}/staff/invite/${token} works once, for 24 hours.\n`;
  if (again) {
    const member = await memberOf(db, email);
    const token = await transact((tx) => reinviteStaffMember(tx, systemActor, member, now));
    yield lineOf(token);
    return;
  }
  if (!email) throw new OperatorError('Give the email address of the new member.');
  if (!emailRule().safeParse(email).success)
    throw new OperatorError(`"${email}" is not a valid email address.`);
  if (!name?.trim()) throw new OperatorError('--name is missing: the name that colleagues see.');
  const given = roleOf(role);
  const invited = { email, name: name.trim(), role: given, studios: studiosOf(given, studio) };
  const created = await transact((tx) => inviteStaffMember(tx, systemActor, invited, now));
  if (!created)
    throw new OperatorError(
      `${email} has an account already. --again removes its passkeys, password, codes and sessions, and prints a new link.`,
    );
  yield lineOf(created.token);
}

export async function* disableStaff(
  database: Database,
  email: string | undefined,
  now: Instant,
): AsyncGenerator<string> {
  const member = await memberOf(database.kysely, email);
  const disabled = await disableStaffMember(database, systemActor, member, now);
  if (disabled !== 'done')
    throw new OperatorError('This is the last Corporate account. Invite another one first.');
  yield `${member.email} is disabled: sessions, passkeys, password and codes are gone, open leads are back with their studios.\n`;
}

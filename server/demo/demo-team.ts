import type { Instant } from '#domain/dates.ts';
import { dayMs } from '#domain/durations.ts';
import type { Principal, Role } from '#domain/staff/permissions.ts';
import { type StudioId, studioFromQuery } from '#domain/studios.ts';
import type { Db, Tx } from '#server/db/connect.ts';
import { hasPassword } from '#server/models/staff/factors/factors.ts';
import { listPasskeys } from '#server/models/staff/factors/passkeys.ts';
import { issueInvitation } from '#server/models/staff/invitations.ts';
import { findStaffMemberByEmail, inviteStaffMember } from '#server/models/staff/members.ts';
import type { Actor } from '#server/models/staff/staff-types.ts';

type Member = { email: string; name: string; role: Role; studios: readonly string[] };

/** Email addresses that reach no mailbox (RFC 2606); they mark the data of the demo. */
export const demoDomain = '@example.com';
const member = (name: string, role: Role, ...studios: string[]): Member => ({
  email: `${name.toLowerCase().replace(' ', '.')}${demoDomain}`,
  name,
  role,
  studios,
});
const team: readonly Member[] = [
  member('Ana Ruiz', 'Corporate'),
  member('Luis Ortega', 'Studio_Manager', 'midtown-miami', 'coral-gables'),
  member('Grace Okafor', 'Studio_Manager', 'davie'),
  member('Hannah Weiss', 'Studio_Manager', 'boca-raton', 'deerfield-beach'),
  member('Mia Chen', 'Front_Desk', 'midtown-miami'),
  member('Tyler Brooks', 'Front_Desk', 'midtown-miami'),
  member('Sofia Marin', 'Front_Desk', 'coral-gables'),
  member('Devon James', 'Front_Desk', 'davie', 'boca-raton'),
  member('Noor Haddad', 'Teacher', 'midtown-miami'),
];
const studiosOf = (slugs: readonly string[]): StudioId[] =>
  slugs.flatMap((slug) => studioFromQuery(slug)?.id ?? []);

export type DemoMember = Principal & { name: string };

/** Undefined when the team exists already. */
export const addTeam = async (tx: Tx, now: Instant): Promise<DemoMember[] | undefined> => {
  const added: DemoMember[] = [];
  for (const { email, name, role, studios } of team) {
    const actor: Actor = { memberId: added[0]?.id ?? null, network: '' };
    const invited = { email, name, role, studios: studiosOf(studios) };
    const created = await inviteStaffMember(tx, actor, invited, now - 92 * dayMs);
    if (!created) return undefined;
    added.push({ id: created.id, name, role, studios: invited.studios });
  }
  return added;
};

export const hasTeam = async (db: Db): Promise<boolean> =>
  Boolean(await findStaffMemberByEmail(db, team[0]?.email ?? ''));

const place = ({ role, studios }: Member) => (role === 'Corporate' ? 'all studios' : studios.join(' and '));

/**
 * One line for each member. Accounts have no password or passkey until their link is used, so that a demo
 * leaves no known password behind.
 */
export const signInLines = async (db: Db, publicUrl: string, now: Instant): Promise<string[]> => {
  const lines = [
    'The demo team. A link works once, for 24 hours: open it and set up a passkey or a password.',
  ];
  for (const one of team) {
    const found = await findStaffMemberByEmail(db, one.email);
    if (!found?.isActive) continue;
    const canSignIn = (await hasPassword(db, found.id)) || (await listPasskeys(db, found.id)).length > 0;
    const way = canSignIn
      ? `signs in at ${publicUrl}/staff`
      : `${publicUrl}/staff/invite/${await issueInvitation(db, found.id, null, now)}`;
    lines.push(`  ${one.name}, ${one.role}, ${place(one)}: ${way}`);
  }
  return lines;
};

import type { StaffCall } from '#server/http/staff/route.ts';
import { sessionCookie, sessionTokenOf } from '#server/http/staff/session-cookie.ts';
import { countHit } from '#server/models/rate-limits.ts';
import { logSignIn } from '#server/models/staff/audit-log.ts';
import { findStaff } from '#server/models/staff/members.ts';
import { type SignInMethod, startSession } from '#server/models/staff/sessions.ts';
import { mailNewSignIn } from './factor-mails.ts';

/**
 * Counts typed sign-in attempts of a network, with known or unknown email addresses: 20 a minute. Returns the
 * seconds to wait when there were more. Passkeys cannot be guessed and are not counted, so that a stranger on
 * a studio's Wi-Fi cannot lock members out.
 */
export const secondsToWait = ({ services, network, now }: StaffCall): Promise<number | undefined> =>
  countHit(services.database.kysely, { key: `staff-sign-in ${network}`, max: 20, windowMs: 60_000 }, now);

/** Starts a session: its cookie, a log entry, and a mail when the browser is new. */
export const startStaffSession = async (
  { services, actor, request, network, now }: StaffCall,
  { staffId, method, isShared }: { staffId: string; method: SignInMethod; isShared: boolean },
): Promise<{ cookie: string }> => {
  const agent = request.headers.get('user-agent') ?? '';
  const previousToken = sessionTokenOf(services.env, request);
  const { session, isNewBrowser } = await services.database.transact(async (tx) => {
    const session = await startSession(tx, { staffId, method, isShared, network, agent, previousToken }, now);
    const { isNewBrowser } = await logSignIn(tx, { ...actor, staffId }, { method, agent }, now);
    return { session, isNewBrowser };
  });
  if (isNewBrowser) {
    const member = await findStaff(services.database.kysely, staffId);
    // Not awaited: the sign-in must not wait for a mail server.
    if (member) void mailNewSignIn(services, member);
  }
  return { cookie: sessionCookie(services.env, session.token, isShared ? null : session.expiresAt - now) };
};

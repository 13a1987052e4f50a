import { logSignIn } from '#server/models/staff/audit-log.ts';
import { findStaffMember } from '#server/models/staff/members.ts';
import { rememberOrigin } from '#server/models/staff/origins.ts';
import { randomToken } from '#server/models/staff/random-token.ts';
import { type SignInMethod, startSession } from '#server/models/staff/sessions.ts';
import type { StaffCall } from '#server/staff/route.ts';
import { deviceCookie, deviceTokenOf, sessionCookie, sessionTokenOf } from '#server/staff/session-cookie.ts';
import { mailNewSignIn } from './account-mails.ts';

/** Starts a session: cookies of session and device, a line of the log, and a mail when the browser is new. */
export const startStaffSession = async (
  { services, actor, request, network, now }: StaffCall,
  { memberId, method, isShared }: { memberId: string; method: SignInMethod; isShared: boolean },
): Promise<{ cookies: string[] }> => {
  const agent = request.headers.get('user-agent') ?? '';
  const previousToken = sessionTokenOf(services.env, request);
  const device = deviceTokenOf(services.env, request) ?? randomToken();
  const { session, isNewBrowser } = await services.database.transact(async (tx) => {
    const session = await startSession(
      tx,
      { memberId, method, isShared, network, agent, previousToken },
      now,
    );
    await rememberOrigin(tx, memberId, { network, device }, now);
    const { isNewBrowser } = await logSignIn(tx, { ...actor, memberId }, { method, agent }, now);
    return { session, isNewBrowser };
  });
  if (isNewBrowser) {
    const member = await findStaffMember(services.database.kysely, memberId);
    // Not awaited: the sign-in must not wait for a mail server.
    if (member) void mailNewSignIn(services, member);
  }
  const maxAgeMs = isShared ? null : session.expiresAt - now;
  return {
    cookies: [sessionCookie(services.env, session.token, maxAgeMs), deviceCookie(services.env, device)],
  };
};

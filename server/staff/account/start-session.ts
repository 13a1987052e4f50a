import { writeAuditLog } from '#server/models/staff/audit-log.ts';
import { rememberOrigin } from '#server/models/staff/origins.ts';
import { randomToken } from '#server/models/staff/random-token.ts';
import { type SignInMethod, startSession } from '#server/models/staff/sessions.ts';
import type { StaffCall } from '#server/staff/route.ts';
import { deviceCookie, deviceTokenOf, sessionCookie, sessionTokenOf } from '#server/staff/session-cookie.ts';

/** Starts a session: cookies of session and device, and a line of the log. */
export const startStaffSession = async (
  { services, actor, request, network, now }: StaffCall,
  { memberId, method, isShared }: { memberId: string; method: SignInMethod; isShared: boolean },
): Promise<{ cookies: string[] }> => {
  const agent = request.headers.get('user-agent') ?? '';
  const previousToken = sessionTokenOf(services.env, request);
  const device = deviceTokenOf(services.env, request) ?? randomToken();
  const session = await services.database.transact(async (tx) => {
    await rememberOrigin(tx, memberId, { network, device }, now);
    await writeAuditLog(tx, { ...actor, memberId }, { action: 'auth.sign-in', detail: { method } }, now);
    return startSession(tx, { memberId, method, isShared, network, agent, previousToken }, now);
  });
  const maxAgeMs = isShared ? null : session.expiresAt - now;
  return {
    cookies: [sessionCookie(services.env, session.token, maxAgeMs), deviceCookie(services.env, device)],
  };
};

import type { Instant } from '#domain/dates.ts';
import { permissions, verifiedForMs } from '#domain/staff/permissions.ts';
import { checkTypedFactors, hasPassword } from '#server/models/staff/factors/factors.ts';
import { checkPasskey, listPasskeys, passkeyRequest } from '#server/models/staff/factors/passkeys.ts';
import { markVerified } from '#server/models/staff/sessions.ts';
import type { SignedIn } from '#server/models/staff/staff-types.ts';
import { safeRedirectTarget } from '#server/staff/redirect-targets.ts';
import {
  refusedForm,
  requireSignedIn,
  type StaffCall,
  type StaffResponse,
  type StaffRoute,
  type StaffRoutes,
  screenResponse,
} from '#server/staff/route.ts';
import type { RefusedForm } from '#staff/screen-types.ts';
import { accountWords } from '#words/staff/account.ts';
import { signInWords } from '#words/staff/sign-in.ts';
import { passkeyOptions } from './passkey-options.ts';
import { previousPage } from './sign-in-required.ts';

const verifyFields = ['verify_password', 'verify_code', 'verify_credential'] as const;

/** Whether the form contains a factor besides its other fields. */
const isVerification = (form: URLSearchParams): boolean => verifyFields.some((name) => form.has(name));

export const withoutVerification = (form: URLSearchParams): URLSearchParams =>
  new URLSearchParams([...form].filter(([name]) => !(verifyFields as readonly string[]).includes(name)));

/**
 * The screen of the verification. The posted fields become hidden fields and are posted to the same URL
 * together with the factor, so that no typed text is lost, also without JavaScript. After a GET the member
 * continues at `url`: the requested URL, or for a download the page with the link.
 */
const verifyScreen = async (
  { services, request, form }: StaffCall,
  member: SignedIn,
  url: string,
  refused: RefusedForm | null,
): Promise<StaffResponse> => {
  const db = services.database.kysely;
  const isGet = request.method !== 'POST';
  const data = {
    action: isGet ? '/staff/verify' : `/staff${url}`,
    fields: isGet ? ([['next', url]] as [string, string][]) : [...form],
    hasPassword: services.staff.key !== null && (await hasPassword(db, member.id)),
    hasPasskey: (await listPasskeys(db, member.id)).length > 0,
    refused,
  };
  return screenResponse('verify', signInWords.verify.title, data, { status: refused ? 422 : 403 });
};

/** Checks the factor in the form. Null when it is correct; the session is then verified for ten minutes. */
const verifyFactor = async (
  { services, now }: StaffCall,
  member: SignedIn,
  form: URLSearchParams,
): Promise<RefusedForm | null> => {
  const db = services.database.kysely;
  const credential = form.get('verify_credential');
  if (credential) {
    const id = await checkPasskey(db, {
      publicUrl: services.env.PUBLIC_URL,
      purpose: 'verify',
      memberId: member.id,
      credentialJson: credential,
      now,
    });
    if (id !== member.id) return refusedForm({ message: accountWords.refusals.passkey });
  } else {
    const password = form.get('verify_password') ?? '';
    // A recovery code without a password starts the set-up of a new factor. It is no verification and stays
    // valid.
    if (password === '') return refusedForm({ message: accountWords.refusals.verification });
    const typed = { email: member.email, password, code: form.get('verify_code') ?? '' };
    const countedBy = { session: member.session.hash };
    const check = await checkTypedFactors(db, services.staff, typed, countedBy, now);
    if (!check.ok) {
      const { wait, verification } = accountWords.refusals;
      return refusedForm({ message: check.waitSeconds ? wait(check.waitSeconds) : verification });
    }
  }
  await markVerified(db, member.session.hash, now);
  return null;
};

/** Whether the member has shown a factor within the last ten minutes. */
export const isVerified = ({ session }: SignedIn, now: Instant): boolean =>
  session.verifiedAt > now - verifiedForMs;

const isVerificationNeeded = ({ needsVerification, permission }: StaffRoute): boolean =>
  needsVerification ?? (permission !== 'public' && permissions[permission].needsVerification);

/**
 * Undefined when the request may continue; otherwise the screen with the fields of a factor. `postedForm` has
 * all posted fields; `call.form`, which handlers read, is without those of the factor.
 */
export const requireVerification = async (
  call: StaffCall,
  route: StaffRoute,
  {
    member,
    path,
    postedForm,
    isIdle,
  }: { member: SignedIn; path: string; postedForm: URLSearchParams; isIdle: boolean },
): Promise<StaffResponse | undefined> => {
  const url = call.query.size > 0 ? `${path}?${call.query}` : path;
  if (route.method === 'POST' && isVerification(postedForm)) {
    const refused = await verifyFactor(call, member, postedForm);
    return refused ? verifyScreen(call, member, url, refused) : undefined;
  }
  const isNeeded =
    (isIdle && !route.isAllowedWhenIdle) || (isVerificationNeeded(route) && !isVerified(member, call.now));
  if (!isNeeded) return undefined;
  const next = route.isDownload ? previousPage(call.services, call.request, call.form) : url;
  return verifyScreen(call, member, next, null);
};

export const verifyRoutes: StaffRoutes = [
  {
    method: 'POST',
    path: '/verify',
    permission: 'self.manage',
    needsVerification: true,
    handle: async ({ form }) => ({ kind: 'redirect', location: safeRedirectTarget(form.get('next')) }),
  },
  {
    method: 'POST',
    path: '/verify/options',
    permission: 'self.manage',
    isAllowedWhenIdle: true,
    handle: async (call) => {
      const { database, env } = call.services;
      const { id } = requireSignedIn(call);
      return passkeyOptions(call, () =>
        passkeyRequest(database.kysely, {
          publicUrl: env.PUBLIC_URL,
          purpose: 'verify',
          memberId: id,
          now: call.now,
        }),
      );
    },
  },
];

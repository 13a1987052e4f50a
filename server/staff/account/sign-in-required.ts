import type { Services } from '#server/services.ts';
import { safeRedirectTarget } from '#server/staff/redirect-targets.ts';
import { type StaffResponse, type StaffRoute, screenResponse } from '#server/staff/route.ts';
import { isJsonRequested } from '#server/staff/send-response.ts';
import type { RefusedForm } from '#staff/screen-types.ts';
import { signInWords } from '#words/staff/sign-in.ts';

export const signInScreen = (
  { staff }: Services,
  next: string,
  { refused = null, status = 200 }: { refused?: RefusedForm | null; status?: number } = {},
): StaffResponse => {
  const data = { next, refused, canUsePassword: staff.key !== null };
  return screenResponse('sign-in', signInWords.signIn.title, data, { status });
};

/** The page from which a form or a download was requested: the member returns to it after the sign-in. */
export const previousPage = ({ env }: Services, request: Request, form: URLSearchParams): string => {
  const back = form.get('back');
  if (back) return safeRedirectTarget(back);
  const from = request.headers.get('referer') ?? '';
  const url = URL.canParse(from) ? new URL(from) : null;
  if (url?.origin !== new URL(env.PUBLIC_URL).origin || !url.pathname.startsWith('/staff/')) return '/';
  // The notice of an earlier change would look like the notice of this one.
  for (const name of ['notice', 'undo', 'bulk']) url.searchParams.delete(name);
  return safeRedirectTarget(url.pathname.slice('/staff'.length) + url.search);
};

/** Where the member continues after the sign-in; `url` is the requested one, below /staff. */
const nextAfterSignIn = (
  services: Services,
  route: StaffRoute,
  request: Request,
  url: string,
  form: URLSearchParams,
): string => {
  if (route.method === 'GET' && !route.isDownload) return url;
  // Our script shows a message beside the typed text, so it needs no page to return to.
  return isJsonRequested(request) ? '/' : previousPage(services, request, form);
};

/** The response of a route that is not public to a request without a session. */
export const signInRequired = (
  services: Services,
  route: StaffRoute,
  request: Request,
  url: string,
  form: URLSearchParams,
): StaffResponse => {
  const next = nextAfterSignIn(services, route, request, url, form);
  if (route.method === 'GET' && !isJsonRequested(request))
    return { kind: 'redirect', location: `/sign-in?${new URLSearchParams({ next })}` };
  return signInScreen(services, next, { status: 401 });
};

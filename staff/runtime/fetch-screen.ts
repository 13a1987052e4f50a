import type { Frame, FullNavigation, Screen } from '#staff/screen-types.ts';

/** What a response has, and what is shown. */
export type FramedScreen = { screen: Screen; frame: Frame };
/**
 * `isRedirected`: the form was done and led to this screen. `isFullNavigation`: the browser opens the URL as a
 * page. `isSignedOut`: because the session ended.
 */
export type ScreenResponse =
  | { shown: FramedScreen; url: string; isRedirected: boolean; isOfOtherBuild: boolean }
  | { isFullNavigation: true; isSignedOut: boolean };

/** Time limit of a request: the page then says that it is offline and can be used again. */
const timeoutMs = 20_000;

/** Browsers refuse a longer body with `keepalive`; some bytes are left for other requests. */
const keepaliveBytes = 60 * 1024;

/** Whether the page is older than the last release, or newer than one that was taken back. */
const isOfOtherBuild = ({ headers }: Response) =>
  (headers.get('x-build') ?? '') !== (document.documentElement.dataset.build ?? '');

const read = async (response: Response): Promise<ScreenResponse> => {
  if (!response.headers.get('content-type')?.includes('application/json'))
    return { isFullNavigation: true, isSignedOut: false };
  const body = (await response.json()) as FramedScreen | FullNavigation;
  if ('isFullNavigation' in body) return { isFullNavigation: true, isSignedOut: response.status === 401 };
  const { url, redirected: isRedirected } = response;
  return { shown: body, url, isRedirected, isOfOtherBuild: isOfOtherBuild(response) };
};

/** The screen of a URL, or of the URL to which a form redirects. */
export const fetchScreen = async (
  url: string,
  body?: URLSearchParams,
  headers: Record<string, string> = {},
): Promise<ScreenResponse> =>
  read(
    await fetch(url, {
      method: body ? 'POST' : 'GET',
      headers: { accept: 'application/json', ...headers },
      signal: AbortSignal.timeout(timeoutMs),
      // A change that opens the phone app must reach the server although the page is left.
      ...(body ? { body, keepalive: `${body}`.length <= keepaliveBytes } : {}),
    }),
  );

/** Requests the screen without an action of the member: it is no activity of the session. */
export const fetchUnattended = (url: string): Promise<ScreenResponse> =>
  fetchScreen(url, undefined, { 'x-unattended': '1' });

import type { Permission } from '#domain/staff/permissions.ts';
import type { Actor, SignedIn } from '#server/models/staff/staff-types.ts';
import type { Context } from '#server/process/context.ts';
import type { Screen } from '#staff/screen-types.ts';
import type { NoticeKey } from '#words/staff/notices.ts';
import type { LiveHub } from './live/live-types.ts';

/** What a handler gets: who asks is already known, and has the declared permission somewhere. */
export type StaffCall = {
  context: Context;
  live: LiveHub;
  /** Null only on routes of `permission: 'public'` (sign-in, invitation). */
  who: SignedIn | null;
  actor: Actor;
  params: Record<string, string>;
  query: URLSearchParams;
  /** Empty for GET; text fields only, at most 1 MB, without NUL characters. */
  form: URLSearchParams;
  now: number;
  /** The request, for its headers; the body is read already. */
  request: Request;
  /** Network of the client, for limits; not for the log. */
  network: string;
  /** Signals the end of the request. */
  signal: AbortSignal;
};

/** `location` is a path below /staff; `notice` and `undo` become `?notice=…&undo=…`. */
export type StaffResponse =
  | {
      kind: 'screen';
      screen: Screen;
      status?: number;
      headers?: Record<string, string>;
    }
  | {
      kind: 'redirect';
      location: string;
      notice?: NoticeKey;
      undo?: string;
      headers?: Record<string, string>;
    }
  | { kind: 'json'; body: unknown; status?: number }
  | { kind: 'response'; response: Response }
  /** Not there, or not theirs: one and the same answer. */
  | { kind: 'missing' };

export type StaffRoute = {
  method: 'GET' | 'POST';
  /** Below /staff: '/leads/:id'. */
  path: string;
  permission: Permission | 'public';
  /**
   * A factor must have been shown within the last ten minutes, also where the permission alone does not ask for it. Only
   * for POST.
   */
  needsVerification?: boolean;
  /** A file: after a sign-in the person goes on at the page on which its link was pressed. */
  isDownload?: boolean;
  /** Also while the session is idle: what the screen that asks for a factor again needs. */
  isAllowedWhenIdle?: boolean;
  /** Pages ask by themselves: the request does not keep a session from being idle. */
  isUnattended?: boolean;
  handle(call: StaffCall): Promise<StaffResponse>;
};
/** Each folder exports lists of these; `staff-router.ts` mounts them. A route without a permission does not compile. */
export type StaffRoutes = readonly StaffRoute[];

/** The signed-in person of a route that is not public. */
export const requireSignedIn = ({ who }: StaffCall): SignedIn => {
  if (!who) throw new Error('a route that is not public was called without a session');
  return who;
};

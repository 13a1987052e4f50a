import type { Instant } from '#domain/dates.ts';
import type { Permission } from '#domain/staff/permissions.ts';
import { type Actor, actorOf, type MemberActor, type SignedIn } from '#server/models/staff/staff-types.ts';
import type { Services } from '#server/services.ts';
import type { NoticeKey, RefusedForm, Screen, Screens } from '#staff/screen-types.ts';

/** The input of a handler. The member is known and has the declared permission in at least one studio. */
export type StaffCall = {
  services: Services;
  /** Null only on routes of `permission: 'public'` (sign-in, invitation). */
  member: SignedIn | null;
  actor: Actor;
  params: Record<string, string>;
  query: URLSearchParams;
  /** The posted text fields, without NUL characters; empty for a GET. */
  form: URLSearchParams;
  /** The URL below /staff to which the change returns, if form or URL name a screen. */
  back: string | null;
  now: Instant;
  /** For its headers; the body is already read. */
  request: Request;
  /** The client's network. It counts for rate limits and must not be logged. */
  network: string;
};

/** `location` is a path below /staff; `notice` and `undo` become `?notice=…&undo=…`. */
export type StaffResponse =
  | {
      kind: 'screen';
      screen: Screen;
      status?: number;
      headers?: Record<string, string | string[]>;
    }
  | {
      kind: 'redirect';
      location: string;
      notice?: NoticeKey;
      undo?: string;
      headers?: Record<string, string | string[]>;
    }
  | { kind: 'json'; body: unknown; status?: number }
  | { kind: 'response'; response: Response }
  /** The object does not exist, or the member may not see it: both get the same response. */
  | { kind: 'missing' };

export type StaffRoute = {
  method: 'GET' | 'POST';
  /** Below /staff, for example '/leads/:id'. */
  path: string;
  permission: Permission | 'public';
  /**
   * Whether the route needs a factor shown within the last ten minutes. By default its permission decides
   * (`needsVerification` of its row). False only for a GET of a screen on which the verified change is made.
   */
  needsVerification?: boolean;
  /** The response is a file. After a sign-in the member returns to the page that links to it. */
  isDownload?: boolean;
  /** Also handled while the session is idle, for the screen of the verification. */
  isAllowedWhenIdle?: boolean;
  handle(call: StaffCall): Promise<StaffResponse>;
};
/** The routes of a screen or of a part of one, listed in `server/staff/staff-routes.ts`. */
export type StaffRoutes = readonly StaffRoute[];

export const screenResponse = <Name extends keyof Screens>(
  name: Name,
  title: string,
  data: Screens[Name],
  more: { status?: number; headers?: Record<string, string | string[]> } = {},
): StaffResponse => ({ kind: 'screen', screen: { name, title, data } as Screen, ...more });

/** A refused form; its fields are empty unless they are given. */
export const refusedForm = (given: Partial<RefusedForm>): RefusedForm => ({
  fields: {},
  errors: {},
  message: null,
  ...given,
});

/** The signed-in member of a route that is not public. */
export const requireSignedIn = ({ member }: StaffCall): SignedIn => {
  if (!member) throw new Error('a route that is not public was called without a session');
  return member;
};

/** The same member as the actor of a change or a logged read. */
export const requireActor = (call: StaffCall): MemberActor =>
  actorOf(requireSignedIn(call), call.actor.network);

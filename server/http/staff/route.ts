import type { Action } from '#domain/staff/permissions.ts';
import type { Actor, SignedIn } from '#server/models/staff/contract.ts';
import type { Context } from '#server/process/context.ts';
import type { LiveHub } from './live/contract.ts';
import type { Screen } from '#staff/contract.ts';
/** What a handler gets: who asks is already known, and may do the declared act somewhere. */
export type StaffCall = {
  context: Context;
  live: LiveHub;
  /** Null only on routes of `action: 'public'` (sign-in, invitation). */
  who: SignedIn | null;
  actor: Actor;
  params: Record<string, string>;
  query: URLSearchParams;
  /** Empty for GET; text fields only, at most 1 MB. */
  form: URLSearchParams;
  now: number;
  /** Signals of the request's end. */
  signal: AbortSignal;
};
/** `location` is a path below /staff; `said` and `undo` become `?said=…&undo=…`. */
export type StaffAnswer =
  | { kind: 'screen'; screen: Screen; status?: number; headers?: Record<string, string> }
  | { kind: 'redirect'; location: string; said?: string; undo?: string; headers?: Record<string, string> }
  | { kind: 'json'; body: unknown; status?: number }
  | { kind: 'response'; response: Response }
  /** Not there, or not theirs: one and the same answer. */
  | { kind: 'missing' };
export type StaffRoute = {
  method: 'GET' | 'POST';
  /** Below /staff: '/leads/:id'. */
  path: string;
  action: Action | 'public';
  handle(call: StaffCall): Promise<StaffAnswer>;
};
/** Each package exports lists of these; `branch.ts` mounts them. A route without an action does not compile, and is not mounted. */
export type StaffRoutes = readonly StaffRoute[];

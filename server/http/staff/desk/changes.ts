import type { Action } from '#domain/staff/permissions.ts';
import { studioKeys } from '#domain/staff/scopes.ts';
import {
  type Change,
  channels,
  type LostReason,
  lostReasons,
  nilReasons,
  outcomes,
} from '#domain/tickets/transitions.ts';
import { changeTicket, undoChange } from '#server/models/tickets/change-ticket.ts';
import type { ChangeResult } from '#server/models/tickets/contract.ts';
import { findTicket } from '#server/models/tickets/ticket-view.ts';
import type { Refused } from '#staff/contract.ts';
import { ticket as words } from '#words/staff/ticket.ts';
import { type StaffAnswer, type StaffCall, type StaffRoute, type StaffRoutes, signedIn } from '../route.ts';
import { ticketAnswer } from './tickets.ts';

const noteLimit = 4000;
const idPattern = /^[0-9a-f-]{36}$/;
/** The start screen, a list, or a ticket: an act returns to nothing else. */
const backPattern = /^\/(?:leads(?:\/[0-9a-f-]{36}|\?[^#\\]{0,1000})?)?$/;

const oneOf = <T extends string>(values: readonly T[], value: string | null): T | undefined =>
  values.find((one) => one === value);

type Read = { change: Change } | { errors: Record<string, string>; message?: string };
const chooseFirst: Read = { errors: {}, message: words.chooseFirst };

type Act = {
  name: string;
  action: Action;
  /** The change makes sense on any version: the one who is later adds to it or is refused by the rules. */
  isForAnyVersion?: boolean;
  canUndo?: boolean;
  read: (form: URLSearchParams) => Read;
  said: (change: Change) => string;
};

const plain = (kind: 'take' | 'hand-back' | 'begin' | 'reopen' | 'hold' | 'release'): Act['read'] => {
  return () => ({ change: { kind } });
};
const saidOfChannel = { call: 'called', text: 'texted', mail: 'mailed' } as const;

const acts: readonly Act[] = [
  { name: 'take', action: 'lead.work', isForAnyVersion: true, read: plain('take'), said: () => 'taken' },
  {
    name: 'contact',
    action: 'lead.work',
    isForAnyVersion: true,
    read: (form) => {
      const channel = oneOf(channels, form.get('channel'));
      return channel ? { change: { kind: 'contact', channel } } : chooseFirst;
    },
    said: (change) => (change.kind === 'contact' ? saidOfChannel[change.channel] : 'called'),
  },
  {
    name: 'note',
    action: 'lead.work',
    isForAnyVersion: true,
    canUndo: false,
    read: (form) => {
      const text = (form.get('text') ?? '').replaceAll('\r\n', '\n').trim();
      if (text === '') return { errors: { text: words.noteErrors.empty } };
      return text.length > noteLimit
        ? { errors: { text: words.noteErrors.long } }
        : { change: { kind: 'note', text } };
    },
    said: () => 'noted',
  },
  {
    name: 'assign',
    action: 'lead.assign',
    read: (form) => {
      const to = form.get('to') ?? '';
      return idPattern.test(to) ? { change: { kind: 'assign', to } } : chooseFirst;
    },
    said: () => 'assigned',
  },
  { name: 'hand-back', action: 'lead.work', read: plain('hand-back'), said: () => 'handed-back' },
  {
    name: 'move',
    action: 'lead.move',
    read: (form) => {
      const given = form.get('studio') ?? '';
      const studio = studioKeys.find((key) => String(key) === given);
      return studio === undefined ? chooseFirst : { change: { kind: 'move', studio } };
    },
    said: () => 'moved',
  },
  { name: 'begin', action: 'lead.work', read: plain('begin'), said: () => 'begun' },
  {
    name: 'resolve',
    action: 'lead.work',
    read: (form) => {
      const lost: LostReason | undefined = oneOf(lostReasons, form.get('lost'));
      if (lost) return { change: { kind: 'resolve', outcome: 'lost', lost } };
      const outcome = oneOf(outcomes, form.get('outcome'));
      return outcome ? { change: { kind: 'resolve', outcome } } : chooseFirst;
    },
    said: () => 'resolved',
  },
  {
    name: 'nil',
    action: 'lead.work',
    read: (form) => {
      const reason = oneOf(nilReasons, form.get('reason'));
      return reason ? { change: { kind: 'nil', reason } } : chooseFirst;
    },
    said: () => 'nil',
  },
  { name: 'reopen', action: 'lead.work', read: plain('reopen'), said: () => 'reopened' },
  { name: 'hold', action: 'held.work', read: plain('hold'), said: () => 'held' },
  { name: 'release', action: 'held.work', canUndo: false, read: plain('release'), said: () => 'released' },
];

const backOf = (call: StaffCall, id: string): string => {
  const given = call.form.get('back') ?? '';
  return backPattern.test(given) ? given : `/leads/${id}`;
};

const typed = (form: URLSearchParams): Record<string, string> => ({ text: form.get('text') ?? '' });
const refusedWith = (
  form: URLSearchParams,
  errors: Record<string, string>,
  message: string | null,
): Refused => ({
  fields: typed(form),
  errors,
  message,
});

/** What went wrong, on the screen where the act was pressed and with what was typed. */
const failedAnswer = (
  call: StaffCall,
  id: string,
  result: Exclude<ChangeResult, { ok: true }>,
): Promise<StaffAnswer> | StaffAnswer => {
  const back = backOf(call, id);
  if (result.because === 'missing') return { kind: 'missing' };
  if (result.because === 'refused') {
    const refused = refusedWith(call.form, {}, words.refusals[result.refusal]);
    return ticketAnswer(call, id, back, { refused, conflict: null }, 422);
  }
  const conflict = { who: result.who ?? '', at: result.at, what: result.what };
  return ticketAnswer(call, id, back, { refused: null, conflict }, 409);
};

/** Where a ticket that is no longer in sight was open, its list is shown. */
const sightOf = async (call: StaffCall, id: string, back: string): Promise<string> => {
  const isVisible = await findTicket(call.context.db, signedIn(call), id, call.now);
  if (isVisible || !back.includes(id)) return back;
  return '/leads';
};

const routeOf = ({ name, action, isForAnyVersion, canUndo = true, read, said }: Act): StaffRoute => ({
  method: 'POST',
  path: `/leads/:id/${name}`,
  action,
  handle: async (call) => {
    const id = call.params.id ?? '';
    if (!idPattern.test(id)) return { kind: 'missing' };
    const asked = read(call.form);
    if (!('change' in asked)) {
      const refused = refusedWith(call.form, asked.errors, asked.message ?? null);
      return ticketAnswer(call, id, backOf(call, id), { refused, conflict: null }, 422);
    }
    // A version that is no number matches no ticket: the answer is a conflict.
    const given = call.form.get('version') ?? '';
    const version = isForAnyVersion ? null : /^\d{1,9}$/.test(given) ? Number(given) : -1;
    const { change } = asked;
    const result = await changeTicket(
      call.context.db,
      signedIn(call),
      call.actor,
      id,
      version,
      change,
      call.now,
    );
    if (!result.ok) return failedAnswer(call, id, result);
    const back = backOf(call, id);
    return {
      kind: 'redirect',
      location: change.kind === 'move' ? await sightOf(call, id, back) : back,
      said: said(change),
      ...(canUndo ? { undo: `${id}.${result.eventId}` } : {}),
    };
  },
});

const undoRoute: StaffRoute = {
  method: 'POST',
  path: '/leads/:id/undo',
  action: 'lead.work',
  handle: async (call) => {
    const id = call.params.id ?? '';
    const event = call.query.get('event') ?? '';
    if (!idPattern.test(id) || !idPattern.test(event)) return { kind: 'missing' };
    const result = await undoChange(call.context.db, signedIn(call), call.actor, id, event, call.now);
    if (!result.ok) return failedAnswer(call, id, result);
    return { kind: 'redirect', location: backOf(call, id), said: 'undone' };
  },
};

export const changeRoutes: StaffRoutes = [...acts.map(routeOf), undoRoute];

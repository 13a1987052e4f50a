import { isUuid } from '#domain/text/ids.ts';
import { permissionOf } from '#domain/tickets/change-permissions.ts';
import type { ChangeResult } from '#server/models/tickets/changes/change-result.ts';
import { changeTicket } from '#server/models/tickets/changes/change-ticket.ts';
import { undoChange } from '#server/models/tickets/changes/undo-change.ts';
import { findReply } from '#server/models/tickets/mails/replies.ts';
import {
  refusedForm,
  requireActor,
  type StaffCall,
  type StaffResponse,
  type StaffRoute,
  type StaffRoutes,
} from '#server/staff/route.ts';
import { ticketWords as words } from '#words/staff/ticket.ts';
import { findTicketOf } from './list.ts';
import { type PostedChange, type PostedKind, postedChanges, postedVersion } from './posted-changes.ts';
import { ticketResponse } from './ticket.ts';

const backOf = ({ back }: StaffCall, id: string): string => back ?? `/leads/${id}`;

const typed = (form: URLSearchParams): Record<string, string> => ({ text: form.get('text') ?? '' });

/** Shows the error on the screen where the change was made, with the typed text. */
export const failedResponse = (
  call: StaffCall,
  id: string,
  result: Exclude<ChangeResult, { ok: true }>,
): Promise<StaffResponse> | StaffResponse => {
  const back = backOf(call, id);
  if (result.because === 'missing') return { kind: 'missing' };
  if (result.because === 'refused') {
    const refused = refusedForm({ fields: typed(call.form), message: words.refusals[result.refusal] });
    return ticketResponse(call, id, { back, status: 422, refused });
  }
  const { memberName, at, what } = result;
  return ticketResponse(call, id, { back, status: 409, conflict: { memberName, at, what } });
};

/** After a move the member may no longer see the ticket; the list is shown then. */
const backAfterMove = async (call: StaffCall, id: string, back: string): Promise<string> => {
  const isVisible = await findTicketOf(call, id);
  if (isVisible || !back.includes(id)) return back;
  return '/leads';
};

const routeOf = (kind: PostedKind, posted: PostedChange): StaffRoute => ({
  method: 'POST',
  path: `/leads/:id/${kind}`,
  permission: permissionOf[kind],
  handle: async (call) => {
    const id = call.params.id ?? '';
    if (!isUuid(id)) return { kind: 'missing' };
    const parsed = posted.read(call.form, call.now);
    if (!('change' in parsed)) {
      const refused = refusedForm({ fields: typed(call.form), ...parsed });
      return ticketResponse(call, id, { back: backOf(call, id), status: 422, refused });
    }
    const version = postedVersion(posted, call.form.get('version') ?? '');
    const { change } = parsed;
    const result = await changeTicket(call.services.database, {
      actor: requireActor(call),
      id,
      version,
      change,
      now: call.now,
    });
    if (!result.ok) return failedResponse(call, id, result);
    const back = backOf(call, id);
    return {
      kind: 'redirect',
      location: change.kind === 'move' ? await backAfterMove(call, id, back) : back,
      notice: typeof posted.notice === 'string' ? posted.notice : posted.notice(change),
      ...(posted.canUndo !== false ? { undo: `${id}.${result.eventId}` } : {}),
    };
  },
});

const undoRoute: StaffRoute = {
  method: 'POST',
  path: '/leads/:id/undo',
  permission: 'ticket.work',
  handle: async (call) => {
    const id = call.params.id ?? '';
    const event = call.query.get('event') ?? '';
    if (!isUuid(id) || !isUuid(event)) return { kind: 'missing' };
    const result = await undoChange(call.services.database, {
      actor: requireActor(call),
      id,
      eventId: event,
      now: call.now,
    });
    if (!result.ok) return failedResponse(call, id, result);
    const back = backOf(call, id);
    // After the undo of a mail, its text is opened again, so that the member can continue writing.
    const mail = await findReply(call.services.database.kysely, event);
    const location = mail ? `/leads/${id}/reply?${new URLSearchParams({ back, undone: event })}` : back;
    return { kind: 'redirect', location, notice: 'undone' };
  },
};

export const changeRoutes: StaffRoutes = [
  ...(Object.keys(postedChanges) as PostedKind[]).map((kind) => routeOf(kind, postedChanges[kind])),
  undoRoute,
];

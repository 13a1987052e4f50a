import { scopeStudioIds } from '#domain/staff/scopes.ts';
import type { StudioId } from '#domain/studios.ts';
import { isUuid } from '#domain/text/ids.ts';
import { replyLimits } from '#domain/tickets/saved-replies.ts';
import {
  canManageReplies,
  deleteSavedReply,
  forAllStudios,
  listSavedReplies,
  saveReply,
} from '#server/models/tickets/mails/saved-replies.ts';
import { studioLabel } from '#server/models/tickets/ticket-rows.ts';
import {
  refusedForm,
  requireActor,
  requireSignedIn,
  type StaffCall,
  type StaffResponse,
  type StaffRoutes,
  screenResponse,
} from '#server/staff/route.ts';
import type { RefusedForm } from '#staff/screen-types.ts';
import { savedReplyWords as words } from '#words/staff/saved-replies.ts';

const studioName = (studio: StudioId) => (studio === forAllStudios ? words.all : studioLabel(studio));

const screen = async (call: StaffCall, refused: RefusedForm | null = null): Promise<StaffResponse> => {
  const member = requireSignedIn(call);
  const replies = await listSavedReplies(
    call.services.database.kysely,
    canManageReplies(member, forAllStudios) ? 'all' : member.studios,
  );
  const data = {
    replies: replies.map((reply) => ({
      ...reply,
      studioName: studioName(reply.studio),
      canChange: canManageReplies(member, reply.studio),
    })),
    studios: scopeStudioIds
      .filter((studio) => canManageReplies(member, studio))
      .map((id) => ({ id, name: studioName(id) })),
    refused,
  };
  return screenResponse('saved-replies', words.title, data);
};

const save = async (call: StaffCall): Promise<StaffResponse> => {
  const { form, services, now } = call;
  const title = (form.get('title') ?? '').trim().slice(0, replyLimits.title);
  const text = (form.get('text') ?? '').replaceAll('\r\n', '\n').trim().slice(0, replyLimits.text);
  const given = form.get('studio') ?? '';
  const studio = scopeStudioIds.find((key) => String(key) === given);
  if (studio === undefined) return { kind: 'missing' };
  const id = form.get('id') || null;
  const errors = {
    ...(title === '' && { title: words.errors.title }),
    ...(text === '' && { text: words.errors.text }),
  };
  if (Object.keys(errors).length > 0)
    return screen(call, refusedForm({ fields: { id: id ?? '', title, text, studio: given }, errors }));
  const reply = { id, studio, title, text };
  return (await saveReply(services.database, requireActor(call), reply, now))
    ? { kind: 'redirect', location: '/saved-replies', notice: 'reply-saved' }
    : { kind: 'missing' };
};

/** Saved replies: managers keep those of their studios, Corporate those for all. */
export const savedReplyRoutes: StaffRoutes = [
  { method: 'GET', path: '/saved-replies', permission: 'reply.manage', handle: (call) => screen(call) },
  { method: 'POST', path: '/saved-replies', permission: 'reply.manage', handle: save },
  {
    method: 'POST',
    path: '/saved-replies/:id/delete',
    permission: 'reply.manage',
    handle: async (call) => {
      const id = call.params.id ?? '';
      const isDeleted =
        isUuid(id) && (await deleteSavedReply(call.services.database, requireActor(call), id, call.now));
      return isDeleted
        ? { kind: 'redirect', location: '/saved-replies', notice: 'reply-deleted' }
        : { kind: 'missing' };
    },
  },
];

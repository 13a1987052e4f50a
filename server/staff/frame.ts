import type { Instant } from '#domain/dates.ts';
import { may, type Permission, permissions } from '#domain/staff/permissions.ts';
import type { SignedIn } from '#server/models/staff/staff-types.ts';
import { studioLabel } from '#server/models/tickets/ticket-rows.ts';
import type { Frame, NoticeKey } from '#staff/screen-types.ts';
import { notices } from '#words/staff/notices.ts';

const permissionNames = Object.keys(permissions) as Permission[];

/** The key of a notice comes with the URL, which anybody can write. */
const isNoticeKey = (key: string): key is NoticeKey => Object.hasOwn(notices, key);
/** `TICKET.EVENT`, the value of `?undo=` after a change. */
const undoPattern = /^([0-9a-f-]{36})\.([0-9a-f-]{36})$/;

/** The data of the frame around every screen: signed-in member, navigation, notice of the last change. */
export const frameOf = (
  member: SignedIn | null,
  url: URL,
  now: Instant,
  unassigned: Pick<Frame, 'unassignedCount' | 'overdueCount' | 'newestAt'>,
): Frame => {
  const notice = url.searchParams.get('notice') ?? '';
  const [, lead, event] = undoPattern.exec(url.searchParams.get('undo') ?? '') ?? [];
  return {
    member: member && {
      id: member.id,
      name: member.name,
      role: member.role,
      studios: member.studios.map((id) => ({ id, name: studioLabel(id) })),
      hasShortcuts: member.hasShortcuts,
      hasSound: member.hasSound,
      isShared: member.session.isShared,
    },
    permissions: member ? permissionNames.filter((permission) => may(member, permission)) : [],
    ...unassigned,
    notice: isNoticeKey(notice) ? notice : null,
    lastChange: lead && event ? { lead, undo: `/staff/leads/${lead}/undo?event=${event}` } : null,
    now,
    path: url.pathname,
  };
};

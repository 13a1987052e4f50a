import { readFileSync } from 'node:fs';
import type { Instant } from '#domain/dates.ts';
import { may, type Permission, permissions } from '#domain/staff/permissions.ts';
import { type StudioId, studios } from '#domain/studios.ts';
import { buildName } from '#server/build-name.ts';
import type { SignedIn } from '#server/models/staff/staff-types.ts';
import { type Frame, isNoticeKey, type StaffAssets } from '#staff/screen-types.ts';

export const nameOfStudio = (id: StudioId): string => studios.find((studio) => studio.id === id)?.name ?? '';

const permissionNames = Object.keys(permissions) as Permission[];

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
  const [, ticket, event] = undoPattern.exec(url.searchParams.get('undo') ?? '') ?? [];
  return {
    member: member && {
      id: member.id,
      name: member.name,
      role: member.role,
      studios: member.studios.map((id) => ({ id, name: nameOfStudio(id) })),
      hasShortcuts: member.hasShortcuts,
      hasSound: member.hasSound,
      isShared: member.session.isShared,
    },
    permissions: member ? permissionNames.filter((permission) => may(member, permission)) : [],
    ...unassigned,
    notice: isNoticeKey(notice) ? notice : null,
    undo: ticket && event ? `/staff/leads/${ticket}/undo?event=${event}` : null,
    now,
    path: url.pathname,
  };
};

type Manifest = Record<string, { file: string } | undefined>;

/** URLs of the built files; empty when nothing is built, for example in tests. */
export const readStaffAssets = (): StaffAssets => {
  let manifest: Manifest = {};
  try {
    manifest = JSON.parse(readFileSync('build/staff/.vite/manifest.json', 'utf8')) as Manifest;
  } catch {
    // Without a manifest the screens have no scripts and styles, and still work.
  }
  const urlOf = (source: string) => {
    const file = manifest[source]?.file;
    return file ? `/staff/${file}` : '';
  };
  return {
    build: buildName,
    client: urlOf('staff/runtime/client.tsx'),
    passkeyForms: urlOf('staff/account/passkey-forms.ts'),
    styles: urlOf('staff/styles/staff.css'),
  };
};

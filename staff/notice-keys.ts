import { notices } from '#words/staff/notices.ts';
import type { NoticeKey } from './screen-types.ts';

/** The key of a notice comes with the URL, which anybody can write. */
export const isNoticeKey = (key: string): key is NoticeKey => Object.hasOwn(notices, key);

import type { ClockTime, OpeningHours } from '#content/types/studios.ts';

/** "17:30" as "5:30 PM". */
export const clockText = (time: ClockTime): string => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`;
};

const blockText = ([opens, closes]: OpeningHours['morning']): string =>
  `${clockText(opens)} – ${clockText(closes)}`;

export const daysText = 'Monday to Sunday';

export const timingsText = ({ morning, evening }: OpeningHours): string =>
  `${blockText(morning)}, ${blockText(evening)}`;

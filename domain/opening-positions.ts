/** The groups of the openings page, as the specification names them. */
export type OpeningPosition = 'Front Desk Associate' | 'Teacher' | 'Manager' | 'Corporate';

/** The first match is used: a "Yoga Teacher Lead" teaches and does not manage. */
const positionsByTitle: readonly [OpeningPosition, RegExp][] = [
  ['Front Desk Associate', /\b(front desk|reception|receptionist|guest (service|experience)|concierge)\b/i],
  ['Teacher', /\b(teacher|instructor|coach|trainer)\b/i],
  ['Manager', /\b(studio|general|assistant|regional|area|district) (lead|manager|director)\b/i],
];

/** The group of a job, by its title on a job board. */
export const positionOfTitle = (title: string): OpeningPosition =>
  positionsByTitle.find(([, pattern]) => pattern.test(title))?.[0] ?? 'Corporate';

/** The groups of the openings page, in the words of the contract. */
export type OpeningPosition = 'Front Desk Associate' | 'Teacher' | 'Manager' | 'Corporate';

/** The first that matches. A "Yoga Teacher Lead" teaches and does not manage. */
const positionsByTitle: readonly [OpeningPosition, RegExp][] = [
  ['Front Desk Associate', /\b(front desk|reception|receptionist|guest (service|experience)|concierge)\b/i],
  ['Teacher', /\b(teacher|instructor|coach|trainer)\b/i],
  ['Manager', /\b(studio|general|assistant|regional|area|district) (lead|manager|director)\b/i],
];

/** The group of a job by the title that a job board gives it. */
export const positionOfTitle = (title: string): OpeningPosition =>
  positionsByTitle.find(([, pattern]) => pattern.test(title))?.[0] ?? 'Corporate';

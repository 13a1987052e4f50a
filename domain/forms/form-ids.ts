/** The ids under which studio managers subscribe to a kind of message. */
export const formIds = {
  register: 1,
  contactUs: 3,
  cancelMembership: 4,
  retreats: 5,
  careerStudioManager: 6,
  careerTeacher: 7,
  careerCorporate: 8,
  careerFrontDesk: 9,
} as const;
export type FormId = (typeof formIds)[keyof typeof formIds];
export const isFormId = (value: number): value is FormId =>
  (Object.values(formIds) as number[]).includes(value);

export const positions = ['Corporate', 'Studio_Manager', 'Teacher', 'Front_Desk'] as const;
export type Position = (typeof positions)[number];

export const formIdOfPosition: Record<Position, FormId> = {
  Corporate: formIds.careerCorporate,
  Studio_Manager: formIds.careerStudioManager,
  Teacher: formIds.careerTeacher,
  Front_Desk: formIds.careerFrontDesk,
};

/** "Studio_Manager" is shown as "Studio Manager". */
export const positionLabel = (position: Position): string => position.replaceAll('_', ' ');

/** A corporate job belongs to no studio, so its form asks for none. */
export const asksForStudio = (position: unknown): boolean => position !== 'Corporate';

export const weekDays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

import type { Position } from './positions.ts';

/** The topics of mail to managers. The number is `form_id` in calls and tables. */
export const managerTopics = {
  register: 1,
  contactUs: 3,
  cancelMembership: 4,
  retreats: 5,
  careerStudioManager: 6,
  careerTeacher: 7,
  careerCorporate: 8,
  careerFrontDesk: 9,
} as const;
export type ManagerTopic = (typeof managerTopics)[keyof typeof managerTopics];
export const isManagerTopic = (value: number): value is ManagerTopic =>
  (Object.values(managerTopics) as number[]).includes(value);

export const topicOfPosition: Record<Position, ManagerTopic> = {
  Corporate: managerTopics.careerCorporate,
  Studio_Manager: managerTopics.careerStudioManager,
  Teacher: managerTopics.careerTeacher,
  Front_Desk: managerTopics.careerFrontDesk,
};

export const positions = ['Corporate', 'Studio_Manager', 'Teacher', 'Front_Desk'] as const;
export type Position = (typeof positions)[number];

/** A corporate job has no studio, so the form has no field for one. */
export const requiresStudio = (position: unknown): boolean => position !== 'Corporate';

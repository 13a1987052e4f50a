/** The day on which the seeded test databases stand, and a moment of it: noon in Florida. */
export const seededDay = '2026-11-15';
export const seededNow = '2026-11-15T17:00:00Z';

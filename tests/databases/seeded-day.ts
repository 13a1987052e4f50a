/** The day for which the test databases are seeded, and noon in Florida on that day. */
export const seededDay = '2026-11-15';
export const seededNow = '2026-11-15T17:00:00Z';

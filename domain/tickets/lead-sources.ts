/** Where a lead comes from that a member adds by hand; the column `source` of its ticket. */
export const leadSources = ['walk-in', 'telephone', 'instagram', 'friend', 'other'] as const;

export type LeadSource = (typeof leadSources)[number];

import { limits } from '#domain/forms/rules/limits.ts';

/** Characters of what a member types of a lead: in the form that adds one and in the one that corrects it. */
export const leadLimits = { name: 120, email: limits.email.max, phone: 40, description: 4000 } as const;

import * as z from 'zod/mini';
import {
  because,
  bounded,
  choice,
  email,
  ifGiven,
  longText,
  name,
  studio,
} from '#domain/forms/rules/fields.ts';
import { limits } from '#domain/forms/rules/limits.ts';

export const cancelTypes = ['cancel', 'suspend'] as const;
export const durationUnits = ['days', 'months'] as const;
export type DurationUnit = (typeof durationUnits)[number];

/** The call sends the length of a suspension as one text: "45 days" or "2 months". */
export const suspensionDuration = (amount: number, unit: DurationUnit): string => `${amount} ${unit}`;
const isDuration = (text: string) => {
  const [, amount, unit] = /^([1-9]\d{0,2}) (days|months)$/.exec(text) ?? [];
  return unit !== undefined && Number(amount) <= limits.suspension[unit as DurationUnit];
};

const hasDurationIfSuspended = (form: unknown) => {
  const { cancelType, suspensionDuration } = (form ?? {}) as Record<string, unknown>;
  return cancelType !== 'suspend' || Boolean(suspensionDuration);
};

export const cancellationSchema = z
  .object({
    name: name(),
    email: email(),
    location: studio(),
    cancelType: choice(cancelTypes, 'cancelType.required'),
    suspensionDuration: ifGiven(
      bounded(
        z.string(because('suspensionDuration.required')),
        limits.suspension.maxCharacters,
        'suspensionDuration.required',
      ).check(z.refine(isDuration, because('suspensionDuration.required'))),
    ),
    reason: longText('reason.required').check(
      z.minLength(limits.cancellationReason.min, because('reason.short')),
    ),
    condition: z.literal(true, because('condition.required')),
  })
  .check(
    z.refine(hasDurationIfSuspended, {
      ...because('suspensionDuration.required'),
      path: ['suspensionDuration'],
      when: () => true,
    }),
  );
export type Cancellation = z.output<typeof cancellationSchema>;

import * as z from 'zod/mini';
import type { ManagerTopic } from '#domain/forms/manager-topics.ts';
import type { LocationId, StudioId } from '#domain/studios.ts';
import { PermanentFailure } from '#server/errors/delivery-errors.ts';

const nothing = z.object({});
// Only typed ids are added, so what is stored is typed as the columns are.
const studioId = z.int() as z.ZodMiniType<number> as z.ZodMiniType<StudioId>;
const locationId = z.int() as z.ZodMiniType<number> as z.ZodMiniType<LocationId>;

/**
 * Every kind of entry with its payload. A mail about a submission is composed when it is sent; a reply has
 * its text in the event. Payloads are parsed when they are added and when they run: an entry may be older
 * than the running version. Stored keys cannot be renamed, because during a deployment the previous version
 * runs entries of the new one (docs/deploy.md): `formId` is `topic` or `marketingFormId` in code, and
 * `studioIds` is `locationIds`.
 */
const payloadSchemas = {
  /** `formId` is the manager topic. `only`: the recipients that the mail server refused. */
  'notify-managers': z.object({
    formId: z.int(),
    studioIds: z.array(locationId),
    only: z.optional(z.array(z.string())),
  }),
  'confirm-to-visitor': nothing,
  'tell-account-owner': nothing,
  /** `formId` is the id of a marketing form. */
  'forward-lead': z.object({ formId: z.string() }),
  /** `event` is the event of the ticket that has the mail's text. */
  'send-reply': z.object({ event: z.string() }),
  /** Tickets were given to a member, or one was moved to a studio; `by` is the id of who did it. */
  'tell-receiver': z.object({
    staff: z.optional(z.string()),
    studio: z.optional(studioId),
    by: z.string(),
    /** The ids of further tickets that the same act gave to the same member. */
    others: z.optional(z.array(z.string())),
  }),
};
export type EntryKind = keyof typeof payloadSchemas;
export type EntryPayloads = { [Kind in EntryKind]: z.output<(typeof payloadSchemas)[Kind]> };
export type NewEntry = { [Kind in EntryKind]: { kind: Kind; payload: EntryPayloads[Kind] } }[EntryKind];

export const entryKinds = Object.keys(payloadSchemas) as EntryKind[];

/** Throws `PermanentFailure`, because no retry can change the payload: the worker parks the entry. */
export const parsePayload = <Kind extends EntryKind>(kind: Kind, payload: unknown): EntryPayloads[Kind] => {
  const parsed = payloadSchemas[kind].safeParse(payload);
  if (parsed.success) return parsed.data as EntryPayloads[Kind];
  const fields = parsed.error.issues.map(({ path }) => path.join('.') || 'all of it');
  throw new PermanentFailure(`the payload of ${kind} does not parse: ${fields.join(', ')}`);
};

export const entryForManagers = (topic: ManagerTopic, locationIds: LocationId[]): NewEntry => ({
  kind: 'notify-managers',
  payload: { formId: topic, studioIds: locationIds },
});

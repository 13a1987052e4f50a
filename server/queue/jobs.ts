import * as z from 'zod/mini';
import type { ManagerTopic } from '#domain/forms/manager-topics.ts';
import { PermanentFailure } from '#server/integrations/delivery-errors.ts';

const nothing = z.object({});

/**
 * Every kind of job and its payload. A mail is composed when it is sent, from the submission. Entries outlive the
 * version that wrote them, so payloads are parsed when they are enqueued and again when they are run. The stored key
 * `formId` means two things and stays: during a deploy the previous version runs entries of the new one (docs/deploy.md).
 * In code they are `topic` and `marketingFormId`.
 */
const payloadSchemas = {
  /** `formId`: the manager topic. `only`: the recipients that a mail server refused while it accepted the others. */
  'notify-managers': z.object({
    formId: z.int(),
    studioIds: z.array(z.int()),
    only: z.optional(z.array(z.string())),
  }),
  'confirm-to-visitor': nothing,
  'tell-account-owner': nothing,
  /** `formId`: the id of a marketing form. */
  'forward-lead': z.object({ formId: z.string() }),
  'open-ticket': nothing,
};
export type JobKind = keyof typeof payloadSchemas;
export type JobPayloads = { [Kind in JobKind]: z.output<(typeof payloadSchemas)[Kind]> };
export type NewJob = { [Kind in JobKind]: { kind: Kind; payload: JobPayloads[Kind] } }[JobKind];

/**
 * Jobs that are one transaction with what they write: they need no lease, so the worker never claims them. Their entry is
 * in the outbox because a row there costs intake nothing (docs/decisions/073-a-ticket-beside-a-submission.md).
 */
export const transactionalKinds = ['open-ticket'] as const satisfies JobKind[];
export type DeliveredKind = Exclude<JobKind, (typeof transactionalKinds)[number]>;
export const isTransactional = (kind: string): boolean =>
  (transactionalKinds as readonly string[]).includes(kind);
export const jobKinds = Object.keys(payloadSchemas) as JobKind[];
export const deliveredKinds = jobKinds.filter((kind): kind is DeliveredKind => !isTransactional(kind));

/** Throws a permanent failure, because no retry can change the payload: the worker parks the entry with this reason. */
export const parsePayload = <Kind extends JobKind>(kind: Kind, payload: unknown): JobPayloads[Kind] => {
  const parsed = payloadSchemas[kind].safeParse(payload);
  if (parsed.success) return parsed.data as JobPayloads[Kind];
  const fields = parsed.error.issues.map(({ path }) => path.join('.') || 'all of it');
  throw new PermanentFailure(`the payload of ${kind} does not parse: ${fields.join(', ')}`);
};

export const jobs = {
  notifyManagers: (topic: ManagerTopic, studioIds: number[]): NewJob => ({
    kind: 'notify-managers',
    payload: { formId: topic, studioIds },
  }),
  notifyRefused: (payload: JobPayloads['notify-managers'], only: readonly string[]): NewJob => ({
    kind: 'notify-managers',
    payload: { ...payload, only: [...only] },
  }),
  confirmToVisitor: (): NewJob => ({ kind: 'confirm-to-visitor', payload: {} }),
  notifyAccountOwner: (): NewJob => ({ kind: 'tell-account-owner', payload: {} }),
  openTicket: (): NewJob => ({ kind: 'open-ticket', payload: {} }),
  forwardLead: (marketingFormId: string): NewJob => ({
    kind: 'forward-lead',
    payload: { formId: marketingFormId },
  }),
};

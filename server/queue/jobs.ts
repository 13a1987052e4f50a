import type { NewJob } from './outbox.ts';

/** Every kind of entry and what it carries. A mail is written when it is sent, from the submission itself. */
export type JobPayloads = {
  /** `only`: the recipients that a mail server refused while it took the others. */
  'notify-managers': { formId: number; studioIds: number[]; only?: readonly string[] };
  'confirm-to-visitor': Record<string, never>;
  'tell-account-owner': Record<string, never>;
  'forward-lead': { formId: string };
};
export type JobKind = keyof JobPayloads;

const job = <Kind extends JobKind>(kind: Kind, payload: JobPayloads[Kind]): NewJob => ({ kind, payload });

export const jobs = {
  notifyManagers: (formId: number, studioIds: number[]) => job('notify-managers', { formId, studioIds }),
  notifyRefused: (payload: JobPayloads['notify-managers'], only: readonly string[]) =>
    job('notify-managers', { ...payload, only }),
  confirmToVisitor: () => job('confirm-to-visitor', {}),
  tellAccountOwner: () => job('tell-account-owner', {}),
  forwardLead: (formId: string) => job('forward-lead', { formId }),
};

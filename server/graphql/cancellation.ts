import { type CancellationCall, sendCancellation } from '#server/forms/cancellations.ts';
import { builder } from './builder.ts';
import type { RequestContext } from './request-context.ts';
import { isSent } from './sent-form.ts';

const send = (
  _: unknown,
  { form_id: _unused, ...call }: CancellationCall & { form_id?: number | null },
  { reception, visit }: RequestContext,
) => isSent(sendCancellation(reception, visit, call));

builder.mutationFields((t) => {
  const first = {
    email: t.arg.string(),
    name: t.arg.string(),
    reason: t.arg.string(),
    location: t.arg.string(),
    cancelType: t.arg.string(),
    suspensionDuration: t.arg.string({ required: false }),
  };
  const second = {
    ...first,
    form_id: t.arg.int({ required: false, defaultValue: 0 }),
    studio_id: t.arg.int({ required: false, defaultValue: 0 }),
  };
  return {
    sendCancelMembershipEmailToManager: t.boolean({ args: first, resolve: send }),
    sendCancelMembershipEmailToManagerV1: t.boolean({
      args: first,
      resolve: send,
      deprecationReason: 'The same as sendCancelMembershipEmailToManager.',
    }),
    sendCancelMembershipEmailToManagerV2: t.boolean({ args: second, resolve: send }),
    sendCancelMembershipEmailToManagerV3: t.boolean({ args: second, resolve: send }),
  };
});

import { formSuccesses } from '#content/en/form-notices.ts';
import { addRetreatsUser, type RetreatCall, sendRetreatLead } from '#server/forms/retreat-leads.ts';
import { builder } from './builder.ts';
import type { RequestContext } from './request-context.ts';
import { isSent, sentOrRefused } from './sent-form.ts';

const RetreatsUser = builder.objectRef<{ isAccepted: boolean; message: string }>('RetreatsUser').implement({
  fields: (t) => ({ status: t.exposeBoolean('isAccepted'), message: t.exposeString('message') }),
});

const send = (_: unknown, call: RetreatCall, { reception, visit }: RequestContext) =>
  isSent(sendRetreatLead(reception, visit, call));

builder.mutationFields((t) => {
  const first = {
    email: t.arg.string(),
    phone: t.arg.string(),
    lastName: t.arg.string(),
    firstName: t.arg.string(),
    comment: t.arg.string({ required: false }),
    location: t.arg.string({ required: false }),
  };
  const second = { ...first, form_id: t.arg.int({ required: false, defaultValue: 0 }) };
  return {
    addRetreatsUser: t.field({
      type: RetreatsUser,
      args: first,
      resolve: (_, call, { reception, visit }) =>
        sentOrRefused(addRetreatsUser(reception, visit, call), formSuccesses.retreats),
    }),
    sendNewRetreatLeadEmail: t.boolean({ args: first, resolve: send }),
    sendNewRetreatLeadEmailV1: t.boolean({
      args: first,
      resolve: send,
      deprecationReason: 'The same as sendNewRetreatLeadEmail.',
    }),
    sendNewRetreatLeadEmailV2: t.boolean({ args: second, resolve: send }),
    sendNewRetreatLeadEmailV3: t.boolean({ args: second, resolve: send }),
  };
});

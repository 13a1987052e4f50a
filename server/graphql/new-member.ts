import { announceNewMember } from '#server/forms/single-call-leads.ts';
import { builder } from './builder.ts';
import { isSent } from './sent-form.ts';

builder.mutationFields((t) => ({
  sendNewMemberEmailToManagerV3: t.boolean({
    args: {
      name: t.arg.string(),
      email: t.arg.string(),
      phone: t.arg.string(),
      location: t.arg.string(),
      form_id: t.arg.int(),
      studio_id: t.arg.int(),
    },
    resolve: (_, call, { reception, visit }) => isSent(announceNewMember(reception, visit, call)),
  }),
}));

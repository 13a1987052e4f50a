import { formSuccesses } from '#content/en/form-notices.ts';
import { addOnDemandUser } from '#server/forms/single-call-leads.ts';
import { builder } from './builder.ts';
import { sentOrRefused } from './sent-form.ts';

const VODUser = builder.objectRef<{ isAccepted: boolean; message: string }>('VODUser').implement({
  fields: (t) => ({ success: t.exposeBoolean('isAccepted'), message: t.exposeString('message') }),
});

builder.mutationFields((t) => ({
  addVODUser: t.field({
    type: VODUser,
    args: { name: t.arg.string(), email: t.arg.string(), phone: t.arg.string() },
    resolve: (_, call, { reception, visit }) =>
      sentOrRefused(addOnDemandUser(reception, visit, call), formSuccesses.request),
  }),
}));

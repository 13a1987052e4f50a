import { createSupportRequest } from '#server/forms/support-requests.ts';
import { builder } from './builder.ts';
import { isSent } from './sent-form.ts';
import { fileOf, Upload } from './upload.ts';

builder.mutationFields((t) => {
  const first = {
    email: t.arg.string(),
    name: t.arg.string(),
    description: t.arg.string(),
    phone: t.arg.string({ required: false }),
    studio: t.arg.string({ required: false }),
    account_id: t.arg.string({ required: false }),
  };
  return {
    createSupportRequest: t.boolean({
      args: first,
      resolve: (_, call, { reception, visit }) => isSent(createSupportRequest(reception, visit, call, [])),
    }),
    createSupportRequestV2: t.boolean({
      args: { ...first, files: t.arg({ type: [Upload], required: false }) },
      resolve: (_, { files, ...call }, { reception, visit, uploads }) => {
        const spooled = (files ?? []).map((token) => fileOf(uploads, token));
        return isSent(createSupportRequest(reception, visit, call, spooled));
      },
    }),
  };
});

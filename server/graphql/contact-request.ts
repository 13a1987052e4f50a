import { type ContactCall, sendContactRequest } from '#server/forms/contact-requests.ts';
import { sendAppLink } from '#server/forms/single-call-leads.ts';
import { builder } from './builder.ts';
import type { RequestContext } from './request-context.ts';
import { isSent } from './sent-form.ts';

const send = (_: unknown, call: ContactCall, { reception, visit }: RequestContext) =>
  isSent(sendContactRequest(reception, visit, call));

builder.mutationFields((t) => {
  const first = {
    email: t.arg.string(),
    name: t.arg.string(),
    studio_location: t.arg.string(),
    description: t.arg.string(),
  };
  const second = {
    ...first,
    form_id: t.arg.int({ required: false, defaultValue: 0 }),
    studio_id: t.arg.int({ required: false, defaultValue: 0 }),
  };
  return {
    sendEmailForContactForm: t.boolean({ args: first, resolve: send }),
    sendEmailForContactFormV1: t.boolean({
      args: first,
      resolve: send,
      deprecationReason: 'The same as sendEmailForContactForm.',
    }),
    sendEmailForContactFormV2: t.boolean({ args: second, resolve: send }),
    sendEmailForContactFormV3: t.boolean({ args: second, resolve: send }),
    sendEmailForAppLink: t.boolean({
      args: { email: t.arg.string() },
      resolve: (_, call, { reception, visit }) => isSent(sendAppLink(reception, visit, call)),
    }),
  };
});

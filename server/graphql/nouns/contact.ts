import { type ContactCall, sendContactRequest } from '#server/forms/contact.ts';
import { builder } from '#server/graphql/builder.ts';
import { describes } from '#server/graphql/form-arguments.ts';
import type { RequestContext } from '#server/graphql/request-context.ts';
import { isSent } from '#server/graphql/sent-form.ts';

const description = `Sends a question to the managers of a studio. ${describes.sent}`;

const send = (_: unknown, call: ContactCall, { intake, origin }: RequestContext) =>
  isSent(sendContactRequest(intake, origin, call));

builder.mutationFields((t) => {
  const first = {
    email: t.arg.string({ description: describes.email }),
    name: t.arg.string({ description: describes.name }),
    studio_location: t.arg.string({ description: describes.studioName }),
    description: t.arg.string({ description: describes.message }),
  };
  const second = {
    ...first,
    form_id: t.arg.int({ required: false, defaultValue: 0, description: describes.formId('contactUs') }),
    studio_id: t.arg.int({ required: false, defaultValue: 0, description: describes.studioId }),
  };
  return {
    sendEmailForContactForm: t.boolean({ args: first, resolve: send, description }),
    sendEmailForContactFormV1: t.boolean({
      args: first,
      resolve: send,
      description,
      deprecationReason: 'The same as sendEmailForContactForm.',
    }),
    sendEmailForContactFormV2: t.boolean({ args: second, resolve: send, description }),
    sendEmailForContactFormV3: t.boolean({ args: second, resolve: send, description }),
  };
});

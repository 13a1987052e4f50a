import { type ContactCall, sendContactRequest } from '#server/forms/contact.ts';
import { builder } from '#server/graphql/builder.ts';
import { argumentDescriptions } from '#server/graphql/form-arguments.ts';
import { trueWhenSent } from '#server/graphql/form-refusals.ts';
import type { RequestServices } from '#server/graphql/request-services.ts';

const description = `Sends a question to the managers of a studio. ${argumentDescriptions.sent}`;

const send = (_: unknown, call: ContactCall, { intake, metadata }: RequestServices) =>
  trueWhenSent(sendContactRequest(intake, metadata, call));

builder.mutationFields((t) => {
  const first = {
    email: t.arg.string({ description: argumentDescriptions.email }),
    name: t.arg.string({ description: argumentDescriptions.name }),
    studio_location: t.arg.string({ description: argumentDescriptions.studioName }),
    description: t.arg.string({ description: argumentDescriptions.message }),
  };
  const second = {
    ...first,
    form_id: t.arg.int({
      required: false,
      defaultValue: 0,
      description: argumentDescriptions.formId('contactUs'),
    }),
    studio_id: t.arg.int({ required: false, defaultValue: 0, description: argumentDescriptions.locationId }),
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

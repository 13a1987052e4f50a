import { contactSchema } from '#domain/forms/schemas/contact.ts';
import { type ContactCall, submitContact } from '#server/forms/contact.ts';
import { builder } from '#server/graphql/builder.ts';
import { argumentDescriptions, formArguments, optionalLocationId } from '#server/graphql/form-arguments.ts';
import { trueWhenSent } from '#server/graphql/form-refusals.ts';
import type { RequestServices } from '#server/graphql/request-services.ts';

const description = `Sends a question to the managers of a studio. ${argumentDescriptions.sent}`;

const send = (_: unknown, call: ContactCall, { forms, metadata }: RequestServices) =>
  trueWhenSent(submitContact(forms, metadata, call));

builder.mutationFields((t) => {
  const { studio: _, ...fields } = formArguments(t, contactSchema);
  const first = {
    ...fields,
    studio_location: t.arg.string({ description: argumentDescriptions.studioName }),
  };
  const form_id = t.arg.int({
    required: false,
    defaultValue: 0,
    description: argumentDescriptions.formId('contactUs'),
  });
  const second = { ...first, form_id, studio_id: optionalLocationId(t) };
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

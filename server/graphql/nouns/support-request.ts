import { limits } from '#domain/forms/rules/limits.ts';
import { createSupportRequest } from '#server/forms/support-request.ts';
import { builder } from '#server/graphql/builder.ts';
import { argumentDescriptions } from '#server/graphql/form-arguments.ts';
import { trueWhenSent } from '#server/graphql/form-refusals.ts';
import { fileOf, Upload } from '#server/graphql/upload.ts';

const { maxFiles, maxTotalBytes } = limits.uploads;

builder.mutationFields((t) => {
  const first = {
    email: t.arg.string({ description: argumentDescriptions.email }),
    name: t.arg.string({ description: argumentDescriptions.name }),
    description: t.arg.string({ description: argumentDescriptions.message }),
    phone: t.arg.string({ required: false, description: argumentDescriptions.phone }),
    studio: t.arg.string({
      required: false,
      description: 'The studio it is about, by booking id, name or slug.',
    }),
    account_id: t.arg.string({
      required: false,
      description: `The sender’s account in the app. ${argumentDescriptions.optionalText}`,
    }),
  };
  return {
    createSupportRequest: t.boolean({
      description: `Asks for help with the app or the site. ${argumentDescriptions.sent}`,
      args: first,
      resolve: (_, call, { intake, metadata }) =>
        trueWhenSent(createSupportRequest(intake, metadata, call, [])),
    }),
    createSupportRequestV2: t.boolean({
      description: `As createSupportRequest, with screenshots or recordings. ${argumentDescriptions.sent}`,
      args: {
        ...first,
        files: t.arg({
          type: [Upload],
          required: false,
          description: `Up to ${maxFiles} pictures or films (jpg, png, bmp, mp4, mov, avi, wmv), ${maxTotalBytes / 1024 / 1024} MB together.`,
        }),
      },
      resolve: (_, { files, ...call }, { intake, metadata, uploads }) => {
        const spooled = (files ?? []).map((token) => fileOf(uploads, token));
        return trueWhenSent(createSupportRequest(intake, metadata, call, spooled));
      },
    }),
  };
});

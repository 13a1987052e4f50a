import { limits } from '#domain/forms/rules/limits.ts';
import { supportRequestSchema } from '#domain/forms/schemas/support-request.ts';
import { submitSupportRequest } from '#server/forms/support-request.ts';
import { builder } from '#server/graphql/builder.ts';
import { argumentDescriptions, formArguments } from '#server/graphql/form-arguments.ts';
import { trueWhenSent } from '#server/graphql/form-refusals.ts';
import { fileOf } from '#server/graphql/upload.ts';

const { maxFiles, maxTotalBytes } = limits.uploads;

builder.mutationFields((t) => {
  const { files, ...fields } = formArguments(t, supportRequestSchema, {
    account_id: `The sender’s account in the app. At most ${limits.shortText.max} characters.`,
    files: `Up to ${maxFiles} pictures or films (jpg, png, bmp, mp4, mov, avi, wmv), ${maxTotalBytes / 1024 / 1024} MB together.`,
  });
  const first = {
    ...fields,
    studio: t.arg.string({
      required: false,
      description: 'The studio it is about, by booking id, name or slug.',
    }),
  };
  return {
    createSupportRequest: t.boolean({
      description: `Asks for help with the app or the site. ${argumentDescriptions.sent}`,
      args: first,
      resolve: (_, call, { forms, metadata }) =>
        trueWhenSent(submitSupportRequest(forms, metadata, call, [])),
    }),
    createSupportRequestV2: t.boolean({
      description: `As createSupportRequest, with screenshots or recordings. ${argumentDescriptions.sent}`,
      args: { ...first, files },
      resolve: (_, { files, ...call }, { forms, metadata, uploads }) => {
        const tokens = (files ?? []) as readonly unknown[];
        const chosen = tokens.map((token) => fileOf(uploads, token));
        return trueWhenSent(submitSupportRequest(forms, metadata, call, chosen));
      },
    }),
  };
});

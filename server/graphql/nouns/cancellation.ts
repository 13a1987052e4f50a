import { limits } from '#domain/forms/rules/limits.ts';
import { type CancellationCall, sendCancellation } from '#server/forms/cancellation.ts';
import { builder } from '#server/graphql/builder.ts';
import { describes } from '#server/graphql/form-arguments.ts';
import type { RequestContext } from '#server/graphql/request-context.ts';
import { isSent } from '#server/graphql/sent-form.ts';

const description = `Asks a studio’s managers to cancel or suspend a membership. ${describes.sent}`;

const send = (
  _: unknown,
  { form_id: _unused, ...call }: CancellationCall & { form_id?: number | null },
  { intake, origin }: RequestContext,
) => isSent(sendCancellation(intake, origin, call));

builder.mutationFields((t) => {
  const first = {
    email: t.arg.string({ description: describes.email }),
    name: t.arg.string({ description: describes.name }),
    reason: t.arg.string({
      description: `Why, ${limits.cancellationReason.min} to ${limits.longText.max} characters.`,
    }),
    location: t.arg.string({ description: describes.studioName }),
    cancelType: t.arg.string({ description: 'Either cancel or suspend.' }),
    suspensionDuration: t.arg.string({ required: false, description: describes.suspension }),
  };
  const second = {
    ...first,
    form_id: t.arg.int({ required: false, defaultValue: 0, description: describes.unusedFormId }),
    studio_id: t.arg.int({ required: false, defaultValue: 0, description: describes.studioId }),
  };
  return {
    sendCancelMembershipEmailToManager: t.boolean({ args: first, resolve: send, description }),
    sendCancelMembershipEmailToManagerV1: t.boolean({
      args: first,
      resolve: send,
      description,
      deprecationReason: 'The same as sendCancelMembershipEmailToManager.',
    }),
    sendCancelMembershipEmailToManagerV2: t.boolean({ args: second, resolve: send, description }),
    sendCancelMembershipEmailToManagerV3: t.boolean({ args: second, resolve: send, description }),
  };
});

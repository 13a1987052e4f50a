import { limits } from '#domain/forms/rules/limits.ts';
import { type CancellationCall, sendCancellation } from '#server/forms/cancellation.ts';
import { builder } from '#server/graphql/builder.ts';
import { argumentDescriptions } from '#server/graphql/form-arguments.ts';
import { trueWhenSent } from '#server/graphql/form-refusals.ts';
import type { RequestServices } from '#server/graphql/request-services.ts';

const description = `Asks a studio’s managers to cancel or suspend a membership. ${argumentDescriptions.sent}`;

const send = (
  _: unknown,
  { form_id: _unused, ...call }: CancellationCall & { form_id?: number | null },
  { intake, metadata }: RequestServices,
) => trueWhenSent(sendCancellation(intake, metadata, call));

builder.mutationFields((t) => {
  const first = {
    email: t.arg.string({ description: argumentDescriptions.email }),
    name: t.arg.string({ description: argumentDescriptions.name }),
    reason: t.arg.string({
      description: `Why, ${limits.cancellationReason.min} to ${limits.longText.max} characters.`,
    }),
    location: t.arg.string({ description: argumentDescriptions.studioName }),
    cancelType: t.arg.string({ description: 'Either cancel or suspend.' }),
    suspensionDuration: t.arg.string({ required: false, description: argumentDescriptions.suspension }),
  };
  const second = {
    ...first,
    form_id: t.arg.int({ required: false, defaultValue: 0, description: argumentDescriptions.unusedFormId }),
    studio_id: t.arg.int({ required: false, defaultValue: 0, description: argumentDescriptions.locationId }),
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

import { limits } from '#domain/forms/rules/limits.ts';
import { cancellationSchema } from '#domain/forms/schemas/cancellation.ts';
import { type CancellationCall, submitCancellation } from '#server/forms/cancellation.ts';
import { builder } from '#server/graphql/builder.ts';
import {
  argumentDescriptions,
  formArguments,
  optionalLocationId,
  unusedFormId,
} from '#server/graphql/form-arguments.ts';
import { trueWhenSent } from '#server/graphql/form-refusals.ts';
import type { RequestServices } from '#server/graphql/request-services.ts';

const { cancellationReason, longText, suspension } = limits;
const description = `Asks a studio’s managers to cancel or suspend a membership. ${argumentDescriptions.sent}`;

const send = (_: unknown, call: CancellationCall, { forms, metadata }: RequestServices) =>
  trueWhenSent(submitCancellation(forms, metadata, call));

builder.mutationFields((t) => {
  const { condition: _, ...fields } = formArguments(t, cancellationSchema, {
    reason: `Why, ${cancellationReason.min} to ${longText.max} characters.`,
    cancelType: 'Either cancel or suspend.',
    suspensionDuration: `Length of the suspension, such as "45 days" (up to ${suspension.days}) or "2 months" (up to ${suspension.months}). Required when cancelType is suspend.`,
  });
  const first = { ...fields, location: t.arg.string({ description: argumentDescriptions.studioName }) };
  const second = { ...first, form_id: unusedFormId(t), studio_id: optionalLocationId(t) };
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

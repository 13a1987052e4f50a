import { type PlainForm, type PlainKind, plainForms } from '#domain/forms/forms.ts';
import { sendPlainForm } from '#server/forms/plain-form.ts';
import { builder } from '#server/graphql/builder.ts';
import { argumentDescriptions, formArguments } from '#server/graphql/form-arguments.ts';
import { trueWhenSent } from '#server/graphql/form-refusals.ts';

builder.mutationFields((t) => {
  const mutationOf = (kind: PlainKind) => {
    const { mutation, schema, description, own, unread = {} }: PlainForm = plainForms[kind];
    const ignored = Object.entries(unread).map(([name, description]) => [
      name,
      t.arg.string({ required: false, description }),
    ]);
    const field = t.boolean({
      description: `${description} ${argumentDescriptions.sent}`,
      args: { ...formArguments(t, schema(), own), ...Object.fromEntries(ignored) },
      resolve: (_, call, { intake, metadata }) => trueWhenSent(sendPlainForm(kind)(intake, metadata, call)),
    });
    return [mutation, field];
  };
  return Object.fromEntries((Object.keys(plainForms) as PlainKind[]).map(mutationOf));
});

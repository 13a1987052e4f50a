import { type PlainForm, type PlainKind, plainForms } from '#domain/forms/forms.ts';
import { submitPlainForm } from '#server/forms/plain-form.ts';
import { builder } from '#server/graphql/builder.ts';
import { argumentDescriptions, formArguments } from '#server/graphql/form-arguments.ts';
import { trueWhenSent } from '#server/graphql/form-refusals.ts';

builder.mutationFields((t) => {
  const mutationOf = (kind: PlainKind) => {
    const form: PlainForm = plainForms[kind];
    const ignored = Object.entries(form.ignoredArguments ?? {}).map(([name, description]) => [
      name,
      t.arg.string({ required: false, description }),
    ]);
    const field = t.boolean({
      description: `${form.description} ${argumentDescriptions.sent}`,
      args: { ...formArguments(t, form.schema(), form.argumentDescriptions), ...Object.fromEntries(ignored) },
      resolve: (_, call, { forms, metadata }) => trueWhenSent(submitPlainForm(kind)(forms, metadata, call)),
    });
    return [form.mutation, field];
  };
  return Object.fromEntries((Object.keys(plainForms) as PlainKind[]).map(mutationOf));
});

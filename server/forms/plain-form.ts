import { type PlainForm, type PlainKind, plainForms } from '#domain/forms/forms.ts';
import { managerTopics } from '#domain/forms/manager-topics.ts';
import type { RequestMetadata } from '#server/models/leads/intake.ts';
import { type CallOf, parseForm } from './form-call.ts';
import { type FormServices, storeForm, type ValidForm } from './store-form.ts';

type Call<Kind extends PlainKind> = CallOf<ReturnType<(typeof plainForms)[Kind]['schema']>>;

export const submitPlainForm =
  <Kind extends PlainKind>(formKind: Kind) =>
  async (forms: FormServices, metadata: RequestMetadata, call: Call<Kind>) => {
    const { schema, topic, studio = '' }: PlainForm = plainForms[formKind];
    const { [studio]: locationId, ...payload } = parseForm(
      schema(() => forms.clock.now()),
      call,
    );
    return storeForm(forms, metadata, {
      formKind,
      payload,
      ...(topic && { topic: managerTopics[topic] }),
      ...(locationId ? { locationIds: [locationId] } : {}),
    } as ValidForm);
  };

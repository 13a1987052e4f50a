import { formerQueueKey } from '#app/browser/storage.ts';
import { studioNameOf } from '#app/forms/fields/studios.ts';
import { mutation, type PageContext } from '#app/forms/transport/form-client.ts';
import type { SubmitHeaders } from '#app/forms/transport/idempotency-key.ts';
import { gql } from '#app/graphql/gql.ts';
import { type GroupClass, groupClassCall } from '#domain/forms/schemas/group-class.ts';
import { submitHeaders } from '#domain/forms/submit-headers.ts';
import { addUnsent } from './unsent-forms.ts';

const SendQueuedGroupClass = gql(`
  mutation SendQueuedGroupClass(
    $name: String!, $email: String!, $phone: String!, $company: String!, $studioId: Int!, $classDate: String,
    $attendees: Int, $location: String
  ) {
    sendGroupClassEmailToManager(
      name: $name, email: $email, phone: $phone, company: $company, studioId: $studioId, classDate: $classDate,
      attendees: $attendees, location: $location
    )
  }
`);

/** The queue before November 2026 had group-class forms only, as validated values, for a day. */
type FormerForm = { at: number; values: GroupClass; attempt: SubmitHeaders; page: PageContext };
const formerMaxAgeMs = 24 * 60 * 60 * 1000;

const formerForms = (): FormerForm[] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(formerQueueKey) ?? '[]');
    return (Array.isArray(stored) ? stored : []).filter(
      (form) =>
        form?.form === 'group-class' &&
        typeof form.values?.studioId === 'string' &&
        typeof form.attempt?.[submitHeaders.key] === 'string' &&
        typeof form.page?.pageUri === 'string' &&
        Date.now() - form.at < formerMaxAgeMs,
    );
  } catch {
    return [];
  }
};

/** Moves the forms of the former queue to the present one. */
export const adoptFormerQueue = async (): Promise<void> => {
  for (const { at, values, attempt, page } of formerForms()) {
    const variables = { ...groupClassCall(values), location: studioNameOf(values.studioId) };
    await addUnsent({
      id: `${attempt[submitHeaders.key]} ${at}`,
      form: 'group-class',
      at,
      requests: [mutation(SendQueuedGroupClass, variables)],
      headers: attempt,
      values: { ...values, classDate: values.classDate ?? '', attendees: values.attendees ?? '' },
      pageUri: page.pageUri,
    });
  }
  localStorage.removeItem(formerQueueKey);
};

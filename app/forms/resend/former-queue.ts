import { createFormClient, NetworkError, type PageContext } from '#app/forms/transport/form-client.ts';
import type { SubmitHeaders } from '#app/forms/transport/idempotency-key.ts';
import type { GroupClass } from '#domain/forms/schemas/group-class.ts';
import { submitHeaders } from '#domain/forms/submit-headers.ts';
import { addUnsent } from './unsent-forms.ts';
import { formerQueueKey } from './unsent-list.ts';

/** Group-class forms only, without files, for a day. */
type FormerForm = { at: number; values: GroupClass; attempt: SubmitHeaders; page: PageContext };
const formerMaxAgeMs = 24 * 60 * 60 * 1000;

const formerForms = (): FormerForm[] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(formerQueueKey) ?? '[]');
    return (Array.isArray(stored) ? stored : []).filter(
      (form) =>
        form?.form === 'group-class' &&
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
  const former = formerForms();
  if (former.length > 0) {
    const { groupClassForm } = await import('#app/forms/catalog/group-class-form.tsx');
    for (const { at, values, attempt, page } of former) {
      // The client only records the request: the former queue stored the values instead.
      const noCall = () => Promise.reject(new NetworkError());
      const client = createFormClient({ graphql: noCall, form: noCall, lead: noCall }, page);
      await groupClassForm.send(values, client).catch(() => {});
      const { name, success } = groupClassForm;
      await addUnsent({
        id: `${attempt[submitHeaders.key]} ${at}`,
        form: name,
        at,
        requests: client.openRequests(),
        headers: attempt,
        values,
        pageUri: page.pageUri,
        success,
      });
    }
  }
  localStorage.removeItem(formerQueueKey);
};

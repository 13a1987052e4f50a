import { managerTopics } from '#domain/forms/manager-topics.ts';
import { cancellationSchema } from '#domain/forms/schemas/cancellation.ts';
import type { RequestMetadata } from '#server/models/leads/intake.ts';
import { type CallOf, locationIdOf, parseForm } from './form-call.ts';
import { type FormServices, storeForm } from './store-form.ts';

export type CancellationCall = Omit<CallOf<typeof cancellationSchema>, 'location' | 'condition'> & {
  location?: string | null;
  studio_id?: number | null;
};

/** The call has no `condition`: the form requires the visitor's acceptance before it makes the call. */
export const submitCancellation = async (
  forms: FormServices,
  metadata: RequestMetadata,
  call: CancellationCall,
) => {
  const {
    location,
    condition: _,
    ...payload
  } = parseForm(cancellationSchema, {
    ...call,
    location: locationIdOf(call.studio_id, call.location),
    condition: true,
  });
  return storeForm(forms, metadata, {
    formKind: 'cancellation',
    topic: managerTopics.cancelMembership,
    locationIds: [location],
    payload,
  });
};

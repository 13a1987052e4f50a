import type { Change, ContactData } from '#domain/tickets/changes.ts';
import type { Tx } from '#server/db/connect.ts';
import { unscoped } from '#server/db/unscoped.ts';
import { phoneKey } from '#server/models/leads/person-keys.ts';
import { findSubmission } from '#server/models/leads/submissions.ts';
import { textsToSearch } from '#server/models/tickets/opening/new-ticket.ts';
import { insertWords } from '#server/models/tickets/search/search-index.ts';
import { allWords } from '#server/models/tickets/search/search-terms.ts';
import type { TicketRecord } from '#server/models/tickets/ticket-state.ts';

const asStored = ({ name, email, phone }: ContactData): ContactData => ({
  name,
  email: email.toLowerCase(),
  phone: phoneKey(phone),
});

/** A correction with the values of before. */
export const withOldValues = ({ name, email, phone }: TicketRecord, change: Change): Change =>
  change.kind === 'edit' && change.now
    ? { kind: 'edit', was: { name, email, phone }, now: asStored(change.now) }
    : change;

/**
 * Writes the name, email address and phone number of a ticket, and the words by which a search finds it. What
 * the person sent stays as it was sent.
 */
export const writeContactData = async (
  tx: Tx,
  { id, reference, scope }: Pick<TicketRecord, 'id' | 'reference' | 'scope'>,
  data: ContactData,
): Promise<void> => {
  const person = asStored(data);
  await unscoped(tx).updateTable('tickets').set(person).where('id', '=', id).execute();
  const submission = await findSubmission(tx, id);
  const texts = submission ? textsToSearch(submission.payload) : [];
  await unscoped(tx).deleteFrom('ticket_words').where('ticket_id', '=', id).execute();
  const words = allWords({ ...person, reference, texts });
  await insertWords(
    tx,
    words.map((word) => ({ word, scope, ticket_id: id })),
  );
};

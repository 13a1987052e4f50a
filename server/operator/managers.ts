import { parseLocationId } from '#domain/booking-ids.ts';
import { managerTopics } from '#domain/forms/manager-topics.ts';
import { email } from '#domain/forms/rules/fields.ts';
import { studioFromQuery } from '#domain/studios.ts';
import type { Database, Db } from '#server/db/connect.ts';
import { findLocationContact, locationName } from '#server/models/leads/mailed-studios.ts';
import { listManagers, type ManagerLocation, setManagerEmails } from '#server/models/managers.ts';
import { OperatorError } from './operator-error.ts';

const topicNames = Object.keys(managerTopics) as (keyof typeof managerTopics)[];
const nameOfTopic = (id: number) => topicNames.find((name) => managerTopics[name] === id) ?? `topic ${id}`;

/** One line for each studio and topic, in the format of "managers set"; the central desk comes first. */
export async function* managersAsText(db: Db): AsyncGenerator<string> {
  const lines = new Map<string, string[]>();
  const rows = (await listManagers(db)).map((row) => ({
    ...row,
    studio: row.locationId === null ? '' : locationName(row.locationId),
  }));
  rows.sort((a, b) => a.studio.localeCompare(b.studio, 'en'));
  for (const { locationId, studio, topic, email: mailbox } of rows) {
    const name =
      locationId === null
        ? `${central}  ${'leads without a studio'.padEnd(22)}`
        : `${locationId}  ${studio.padEnd(24)}`;
    const line = `${name}  ${nameOfTopic(topic).padEnd(20)}`;
    lines.set(line, [...(lines.get(line) ?? []), mailbox]);
  }
  for (const [line, mailboxes] of lines) yield `${line}  ${mailboxes.join(',')}\n`;
}

/** The name of the central desk in place of a studio. */
const central = 'central';

const locationOf = (given: string): { locationId: ManagerLocation; name: string } => {
  if (given.toLowerCase() === central) return { locationId: null, name: 'Central desk' };
  const id = studioFromQuery(given)?.locationId ?? parseLocationId(given);
  const contact = id && findLocationContact(id);
  if (!contact) {
    throw new OperatorError(`There is no studio ${given}; give its id, name or slug, or "${central}".`);
  }
  return { locationId: id, name: contact.name };
};
const topicOf = (given: string) => {
  const topic = topicNames.find((name) => name.toLowerCase() === given.toLowerCase());
  if (!topic) throw new OperatorError(`There is no topic ${given}; it is one of ${topicNames.join(', ')}.`);
  return topic;
};
const emailsOf = (given: string) => {
  const mailboxes = [...new Set(given.split(',').map((mailbox) => mailbox.trim()))];
  const wrong = mailboxes.find((mailbox) => !email().safeParse(mailbox).success);
  if (wrong !== undefined) throw new OperatorError(`"${wrong}" is not a valid email address.`);
  return mailboxes;
};

/** Replaces the mailboxes of a topic for a studio, or for the central desk. */
export async function* setManagers(
  database: Database,
  [studio, topic, emails]: readonly string[],
): AsyncGenerator<string> {
  if (!studio || !topic || !emails) {
    throw new OperatorError(`Usage: managers set STUDIO|${central} TOPIC EMAIL[,EMAIL]`);
  }
  const mailboxes = emailsOf(emails);
  const topicName = topicOf(topic);
  const { locationId, name } = locationOf(studio);
  await setManagerEmails(database, locationId, managerTopics[topicName], mailboxes);
  yield `${name}, ${topicName}: ${mailboxes.join(', ')}\n`;
}

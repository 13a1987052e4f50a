import { email } from '#domain/forms/fields.ts';
import { managerTopics } from '#domain/forms/manager-topics.ts';
import { studioFromQuery } from '#domain/studios.ts';
import type { Db } from '#server/db/connect.ts';
import { listLocations } from '#server/models/locations.ts';
import { listManagers, setManagerEmails } from '#server/models/managers.ts';
import { OperatorError } from './operator-error.ts';

const formNames = Object.keys(managerTopics) as (keyof typeof managerTopics)[];
const nameOfForm = (id: number) => formNames.find((name) => managerTopics[name] === id) ?? `form ${id}`;

/** Who reads what: a line for each studio and form, in the words that "managers set" takes. */
export async function* managersAsText(db: Db): AsyncGenerator<string> {
  const lines = new Map<string, string[]>();
  for (const { studioId, studio, formId, email: address } of await listManagers(db)) {
    const line = `${studioId}  ${studio.padEnd(24)}  ${nameOfForm(formId).padEnd(20)}`;
    lines.set(line, [...(lines.get(line) ?? []), address]);
  }
  for (const [line, addresses] of lines) yield `${line}  ${addresses.join(',')}\n`;
}

const studioOf = async (db: Db, given: string) => {
  const id = studioFromQuery(given)?.bookingId ?? Number(given);
  const location = (await listLocations(db)).find((one) => one.id === id);
  if (!location) throw new OperatorError(`There is no studio ${given}; give its id, name or address.`);
  return location;
};
const formOf = (given: string) => {
  const form = formNames.find((name) => name.toLowerCase() === given.toLowerCase());
  if (!form) throw new OperatorError(`There is no form ${given}; it is one of ${formNames.join(', ')}.`);
  return form;
};
const addressesOf = (given: string) => {
  const addresses = [...new Set(given.split(',').map((address) => address.trim()))];
  const wrong = addresses.find((address) => !email().safeParse(address).success);
  if (wrong !== undefined) throw new OperatorError(`"${wrong}" is no e-mail address.`);
  return addresses;
};

/** From now on these mailboxes, and no others, get what visitors of the studio send with the form. */
export async function* setManagers(
  db: Db,
  [studio, form, emails]: readonly string[],
): AsyncGenerator<string> {
  if (!studio || !form || !emails) throw new OperatorError('Say: managers set STUDIO FORM e-mail[,e-mail]');
  const addresses = addressesOf(emails);
  const name = formOf(form);
  const { id, name: studioName } = await studioOf(db, studio);
  await setManagerEmails(db, id, managerTopics[name], addresses);
  yield `${studioName}, ${name}: ${addresses.join(', ')}\n`;
}

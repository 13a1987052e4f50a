import { links } from '#content/facts/links.ts';
import type { LocationId } from '#domain/studios.ts';
import type { Db } from '#server/db/connect.ts';
import { listManagerEmails } from '#server/models/managers.ts';

/**
 * Recipients of a form's mail, never empty: the studio's managers of its topic, otherwise the central desk,
 * otherwise the office.
 */
export const recipientsOf = async (
  db: Db,
  topic: number,
  locationIds: readonly LocationId[],
): Promise<string[]> => {
  const ofStudios = await Promise.all(locationIds.map((id) => listManagerEmails(db, id, topic)));
  const managers = [...new Set(ofStudios.flat())].sort();
  if (managers.length) return managers;
  const centralDesk = await listManagerEmails(db, null, topic);
  return centralDesk.length ? centralDesk : [links.mail.office];
};

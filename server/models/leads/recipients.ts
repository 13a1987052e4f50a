import { contactOf } from '#content/catalog/studio-contacts.ts';
import { links } from '#content/facts/links.ts';
import { brand } from '#domain/brand.ts';
import { type LocationId, type StudioId, studios } from '#domain/studios.ts';
import type { Db } from '#server/db/connect.ts';
import { listManagerEmails } from '#server/models/managers.ts';
import { unknownStudio } from '#words/mails.ts';

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

export type StudioContact = { name: string; phone: string };

/** From our own facts, so that mails can be sent while the booking provider is unreachable. */
const contacts = new Map<number | null, StudioContact>(
  studios.map((studio) => [studio.locationId, { name: studio.name, phone: contactOf(studio).phone }]),
);

export const findLocationContact = (id: LocationId): StudioContact | undefined => contacts.get(id);

/** The studio as mails to visitors show it. */
export const locationContact = (id: LocationId): StudioContact =>
  findLocationContact(id) ?? { name: unknownStudio(id), phone: '' };

/** The studio of a ticket as its replies show it; without a studio, the chain. */
export const replyStudio = (id: StudioId): StudioContact & { locationIds: LocationId[] } => {
  const studio = studios.find((one) => one.id === id);
  if (!studio) return { name: brand.name, phone: '', locationIds: [] };
  const { locationId } = studio;
  return {
    name: `${brand.name} ${studio.name}`,
    phone: contactOf(studio).phone,
    locationIds: locationId === null ? [] : [locationId],
  };
};

export const locationName = (id: LocationId): string => locationContact(id).name;

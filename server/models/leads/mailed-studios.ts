import { contactOf } from '#content/catalog/studio-contacts.ts';
import { brand } from '#domain/brand.ts';
import { type LocationId, type StudioId, studios } from '#domain/studios.ts';
import { unknownStudio } from '#words/mails.ts';

/** A studio as mails name it. */
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

import type { Image } from '#content/blocks.ts';
import { type Studio, type StudioId, studios } from '#domain/studios.ts';
import { locations } from '#words/pages/locations.ts';
import { studioDetails } from './studios.ts';
import { upcomingStudioDetails } from './upcoming-studios.ts';

type CardBase = {
  id: StudioId;
  name: string;
  address: readonly [string, string];
  image: Image;
  moreInfo: string;
  isPremier: boolean;
};

/** An open studio shows its hours and phone number; an upcoming one shows COMING and the year instead. */
export type LocationCard = CardBase &
  (
    | { isUpcoming: false; days: string; timings: string; phoneNo: string }
    | { isUpcoming: true; comingText: string }
  );

const { moreInfo } = locations.cards;

const cardOf = ({ id, slug, name, isPremier }: Studio): LocationCard[] => {
  const open = studioDetails.get(slug);
  if (open) {
    const { address, days, timings, contactNumber: phoneNo, imagesList } = open;
    const [image] = imagesList;
    return [{ id, name, address, image, moreInfo, isPremier, isUpcoming: false, days, timings, phoneNo }];
  }
  const upcoming = upcomingStudioDetails.get(slug);
  if (!upcoming) return [];
  const { address, image, comingText } = upcoming;
  return [{ id, name, address, image, moreInfo, isPremier, isUpcoming: true, comingText }];
};

/** All twenty studios in the order of their ids. Not for islands: it contains the texts of each. */
export const locationCards: readonly LocationCard[] = studios.flatMap(cardOf);

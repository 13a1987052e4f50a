import type { LocationCard } from '#content/types/location-cards.ts';
import { type Studio, studios } from '#domain/studios.ts';
import { studioDetails } from '#words/studios.ts';
import { upcomingStudioDetails } from '#words/upcoming-studios.ts';

const moreInfo = 'Learn more';

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

/** All twenty, in the order of their ids. Import it in loaders only: it draws on every studio's page. */
export const locationCards: readonly LocationCard[] = studios.flatMap(cardOf);

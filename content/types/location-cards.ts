import type { DescribedPicture } from '#content/types/described-picture.ts';

type CardBase = {
  id: number;
  name: string;
  address: readonly [string, string];
  image: DescribedPicture;
  moreInfo: string;
  isPremier: boolean;
};

/** An open studio shows its hours and number; one that is being built shows COMING and the year in their place. */
export type LocationCard = CardBase &
  (
    | { isUpcoming: false; days: string; timings: string; phoneNo: string }
    | { isUpcoming: true; comingText: string }
  );

import type { GalleryView, StudioFilmName, StudioPictureName } from '#content/types/media-names.ts';
import type { Review } from '#content/types/reviews.ts';

/** 24-hour clock at the studio, America/New_York: "05:30". */
export type ClockTime = `${number}:${number}`;

/** Every studio keeps the same two blocks from Monday to Sunday. */
export type OpeningHours = {
  morning: readonly [opens: ClockTime, closes: ClockTime];
  evening: readonly [opens: ClockTime, closes: ClockTime];
};

export type PostalAddress = { street: string; city: string; postalCode: string };

export type GalleryPicture = { picture: StudioPictureName; alt: string };

export type StudioLeader = {
  firstName: string;
  lastName: string;
  photo: `leaders/${string}`;
  contactNumber: string;
  biography: string;
};

/** What a writer says about a studio; ids, name and rank come from the domain. */
export type StudioText = {
  /** One sentence for cards, search results and shared links. */
  summary: string;
  postalAddress: PostalAddress;
  /** Where exactly, when the street address alone would not get a guest to the door. */
  note?: string;
  parkingHeading: string;
  parking: string;
  contactNumber: string;
  detail: readonly string[];
  videoUrl: StudioFilmName;
  imagesList: Record<GalleryView, GalleryPicture>;
  leader?: StudioLeader;
  hours: OpeningHours;
  /** On weekdays. The seeded schedule starts here, so that the page and the list below it agree. */
  firstClass: ClockTime;
  reviews: readonly Review[];
};

export type StudioDetail = Omit<StudioText, 'imagesList'> & {
  id: number;
  slug: string;
  location: string;
  isPremier: boolean;
  /** Street, then "City, FL zip". */
  address: readonly [string, string];
  /** Words for the hours: "Monday to Sunday" and both blocks. */
  days: string;
  timings: string;
  /** Exterior, room, corner, detail: the order of the gallery. */
  imagesList: readonly GalleryPicture[];
};

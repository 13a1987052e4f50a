import type { DescribedPicture } from '#content/types/described-picture.ts';
import type { Review } from '#content/types/reviews.ts';
import type { FilmData } from '#media/film.ts';
import type { PictureData } from '#media/picture.ts';

/** 24-hour clock at the studio, America/New_York: "05:30". */
export type ClockTime = `${number}:${number}`;

/** Every studio keeps the same two blocks from Monday to Sunday. */
export type OpeningHours = {
  morning: readonly [opens: ClockTime, closes: ClockTime];
  evening: readonly [opens: ClockTime, closes: ClockTime];
};

export type PostalAddress = { street: string; city: string; postalCode: string };

export type GalleryView = 'exterior' | 'room' | 'corner' | 'detail';

export type StudioLeader = {
  firstName: string;
  lastName: string;
  photo: PictureData;
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
  videoUrl: FilmData;
  imagesList: Record<GalleryView, DescribedPicture>;
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
  imagesList: readonly [DescribedPicture, DescribedPicture, DescribedPicture, DescribedPicture];
};

import type { FilmData } from '#media/film.ts';
import type { PictureData } from '#media/picture.ts';

/** Local time at the studio (America/New_York) in 24 hours: "05:30". */
type ClockTime = `${number}:${number}`;

/** Every studio is open twice a day, from Monday to Sunday. */
export type OpeningHours = {
  morning: readonly [opens: ClockTime, closes: ClockTime];
  evening: readonly [opens: ClockTime, closes: ClockTime];
};

export type PostalAddress = { street: string; city: string; postalCode: string };
type GalleryView = 'exterior' | 'room' | 'corner' | 'detail';

/** Facts about an open studio in every language; id, name and coordinates are in domain/studios.ts. */
export type StudioFacts = {
  postalAddress: PostalAddress;
  contactNumber: string;
  hours: OpeningHours;
  /** The first class on weekdays. The simulated schedule starts with it, as the page says. */
  firstClass: `${number}:${number}`;
  film: FilmData;
  pictures: Record<GalleryView, PictureData>;
  leader?: { firstName: string; lastName: string; photo: PictureData; contactNumber: string };
};

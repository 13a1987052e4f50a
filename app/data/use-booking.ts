import { useRootData } from '#app/shell/root-data.ts';
import { bookLink } from '#domain/schedule/book-link.ts';
import { schedule } from '#words/pages/schedule.ts';

/** The URL of the booking page on the web, or null if the app is the only place to book. */
export const useBookingPage = (): string | null => useRootData()?.bookingPage ?? null;

/** Where BOOK leads, and its words: the app, or the booking page on the web. */
export const bookingBy = (bookingPage: string | null) => {
  const { item } = schedule;
  return {
    linkOf: (classId: string) => bookLink(bookingPage, classId),
    words: bookingPage ? item.online : { bookClass: item.bookClass, workshop: item.workshop },
  };
};

export const useBooking = () => bookingBy(useBookingPage());

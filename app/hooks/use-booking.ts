import { useRootData } from '#app/islands/page-data.ts';
import { bookLink } from '#domain/schedule/book-link.ts';
import { schedule } from '#words/pages/schedule.ts';

/** Where BOOK leads, and its words: the app, or the booking page on the web. */
export const useBooking = () => {
  const bookingPage = useRootData()?.bookingPage ?? null;
  const { item } = schedule;
  return {
    linkOf: (classId: string) => bookLink(bookingPage, classId),
    words: bookingPage ? item.online : { bookClass: item.bookClass, workshop: item.workshop },
  };
};

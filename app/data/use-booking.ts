import { useRouteLoaderData } from 'react-router';
import type { loader } from '#app/root.tsx';
import { bookLink } from '#domain/schedule/book-link.ts';
import { schedule } from '#words/pages/schedule.ts';

/** Target and text of BOOK: the app, or the booking page on the web. */
export const useBooking = () => {
  const bookingPage = useRouteLoaderData<typeof loader>('root')?.bookingPage ?? null;
  const { item } = schedule;
  return {
    linkOf: (classId: string) => bookLink(bookingPage, classId),
    words: bookingPage ? item.online : { bookClass: item.bookClass, workshop: item.workshop },
  };
};

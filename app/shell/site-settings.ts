import { useRouteLoaderData } from 'react-router';
import type { loader } from '#app/root.tsx';
import { bookLink } from '#domain/schedule/book-link.ts';
import { schedule } from '#words/pages/schedule.ts';

/** The number of free classes of the active promo: 1 means one, every other value means three. */
export const useFreeClassCount = (): number => useRouteLoaderData<typeof loader>('root')?.freeClassCount ?? 1;

/** Where BOOK leads, and its words: the app, or the booking page on the web. */
export const useBooking = () => {
  const bookingPage = useRouteLoaderData<typeof loader>('root')?.bookingPage ?? null;
  const { item } = schedule;
  return {
    linkOf: (classId: string) => bookLink(bookingPage, classId),
    words: bookingPage ? item.online : { bookClass: item.bookClass, workshop: item.workshop },
  };
};

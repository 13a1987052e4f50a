/** Target of BOOK without BOOKING_PAGE_URL. */
const appPage = '/get-app';

/** The provider's page of this class (BOOKING_PAGE_URL with `{class}` in it), or our page of the app. */
export const bookLink = (bookingPage: string | null, classId: string): string =>
  bookingPage?.replace('{class}', () => encodeURIComponent(classId)) ?? appPage;

/** BOOK without a booking page of the provider. */
const appPage = '/get-app';

/** Where BOOK leads: the provider's page of this class (BOOKING_PAGE_URL with `{class}` in it), or our page of the app. */
export const bookLink = (bookingPage: string | null, classId: string): string =>
  bookingPage?.replace('{class}', () => encodeURIComponent(classId)) ?? appPage;

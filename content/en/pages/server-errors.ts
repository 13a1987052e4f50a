/** Short responses without a page, as plain text. */
export const serverErrors = {
  unexpected: 'Something went wrong on our side. Please try again in a moment.',
  fileNotFound: 'Not found',
  classNotFound: 'There is no such class.',
  calendarNotFound: 'There is no such calendar.',
  crossSite: 'Cross-site requests are refused',
};

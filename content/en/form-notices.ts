import { brand } from '#domain/brand.ts';

/** The notices after a form was sent; a failure text is used only when the server sends none. */
export const formFailures = {
  career: 'Failed to submit application',
  signUp: 'Failed to submit request',
  contact: 'Failed to submit request',
  contactRest: 'Failed to submit request. Please try again later.',
  retreats: 'Failed to Submit Form',
  managerEmail: 'Failed To Send Email To Studio Manager',
  onDemand: 'Request Failed',
  cancellation: 'Unable To Send Cancellation Request',
  studioList: 'Faled To Fetch Studio Locations, Please Refresh The Page',
  unexpected: 'An unexpected error occurred',
  notNow: 'We could not save that just now. Please send it again in a moment.',
  tooMany: 'That was quick. Please wait a moment, then send it again.',
} as const;

/** Refusals of requests before a rule of the form is applied; a page shows the message as its notice. */
export const refusedRequests = {
  noSuchForm: 'There is no such form',
  postOnly: 'Method not allowed: use POST',
  notMultipart: 'Expected a multipart form',
  notJson: 'The request is not JSON',
  requestTooLarge: 'The request is too large',
  formTooLarge: 'The form is too large',
  unreadable: 'The form could not be read',
  incomplete: 'The form is incomplete',
  tooManyFields: 'Too many fields',
} as const;

export const httpFailure = (status: number): string => `HTTP error! status: ${status}`;

export const formSuccesses = {
  career: 'Application submitted successfully',
  request: 'Request submitted successfully',
  retreats: 'Application Submitted Successfully',
} as const;

/** The message that the coming-soon form sends when the visitor enters none. */
export const comingSoonComment = (studio: string): string =>
  `I would like to get the pre-sale membership rate at the new ${brand.name} ${studio} studio.`;

import type { ErrorTexts } from '#content/types/pages/errors.ts';

/** The wording, odd spellings and capitals included, is the product's own: see the error catalogues of the specification. */
export const errors: ErrorTexts = {
  notices: {
    scheduleFailed: {
      status: 'error',
      title: 'Please try again',
      description: 'Failed to fetch results',
      milliseconds: 1700,
    },
    libraryFailed: { status: 'error', title: 'Failed to fetch data' },
    openingsFailed: { status: 'error', title: 'Failed to submit request' },
    studioListFailed: {
      status: 'error',
      title: 'Faled To Fetch Studio Locations, Please Refresh The Page',
    },
    invalidPlayerLink: { status: 'error', title: 'Invalid Link Redirecting to Home', milliseconds: 2000 },
    careerFailed: { status: 'error', title: 'Failed to submit application' },
    requestFailed: { status: 'error', title: 'Failed to submit request' },
    retreatFailed: { status: 'error', title: 'Failed to Submit Form' },
    managerMailFailed: { status: 'error', title: 'Failed To Send Email To Studio Manager' },
    onDemandFailed: { status: 'error', title: 'Request Failed' },
    cancellationFailed: { status: 'error', title: 'Unable To Send Cancellation Request' },
    supportFailed: { status: 'error', title: 'Failed to submit request. Please try again later.' },
    unexpected: { status: 'error', title: 'An unexpected error occurred' },
    careerSent: { status: 'success', title: 'Application submitted successfully' },
    requestSent: { status: 'success', title: 'Request submitted successfully' },
    retreatSent: { status: 'success', title: 'Application Submitted Successfully' },
  },
  videoRailFailed: (kind) => `Failed to fetch ${kind} videos`,
  httpFailed: (status) => `HTTP error! status: ${status}`,
  retry: 'Try again',
};

import type { ErrorTexts } from '#content/types/pages/errors.ts';

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
  },
  videoRailFailed: (kind) => `Failed to fetch ${kind} videos`,
  retry: 'Try again',
};

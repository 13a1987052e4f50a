export const loadErrors = {
  notices: {
    resultsFailed: {
      status: 'error',
      title: 'Please try again',
      description: 'Failed to fetch results',
      durationMs: 1700,
    },
    libraryFailed: { status: 'error', title: 'Failed to fetch data' },
    openingsFailed: { status: 'error', title: 'Failed to submit request' },
  },
  videoRailFailed: (kind: string) => `Failed to fetch ${kind} videos`,
  retry: 'Try again',
} as const;

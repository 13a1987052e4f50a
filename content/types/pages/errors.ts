/** Notices of the browsing side; those of the forms are in form-notices.ts. A server's message, if any, goes before. */
export type NoticeCode = 'scheduleFailed' | 'libraryFailed' | 'openingsFailed';

export type Notice = {
  status: 'error' | 'success';
  title: string;
  description?: string;
  milliseconds?: number;
};

export type ErrorTexts = {
  notices: Record<NoticeCode, Notice>;
  videoRailFailed: (kind: string) => string;
  retry: string;
};

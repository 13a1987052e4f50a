/** What a notice is about. Server messages, where there are any, are shown in place of the default text. */
export type NoticeCode =
  | 'scheduleFailed'
  | 'libraryFailed'
  | 'openingsFailed'
  | 'studioListFailed'
  | 'invalidPlayerLink'
  | 'careerFailed'
  | 'requestFailed'
  | 'retreatFailed'
  | 'managerMailFailed'
  | 'onDemandFailed'
  | 'cancellationFailed'
  | 'supportFailed'
  | 'unexpected'
  | 'careerSent'
  | 'requestSent'
  | 'retreatSent';

export type Notice = {
  status: 'error' | 'success';
  title: string;
  description?: string;
  milliseconds?: number;
};

export type ErrorTexts = {
  notices: Record<NoticeCode, Notice>;
  videoRailFailed: (kind: string) => string;
  httpFailed: (status: number) => string;
  retry: string;
};

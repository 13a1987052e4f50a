import type { DurationUnit } from '#domain/forms/cancellation.ts';

/** The words all forms share; a form's heading, its button and its thank-you belong to the page it stands on. */
export type FormTexts = {
  labels: Record<
    | 'name'
    | 'firstName'
    | 'lastName'
    | 'fullName'
    | 'email'
    | 'phone'
    | 'zip'
    | 'address'
    | 'city'
    | 'state'
    | 'studio'
    | 'studios'
    | 'description'
    | 'comments'
    | 'dateOfBirth'
    | 'emergencyName'
    | 'emergencyPhone'
    | 'password'
    | 'repeatPassword'
    | 'position'
    | 'freeDays'
    | 'careerDescription'
    | 'curriculumVitae'
    | 'company'
    | 'classDate'
    | 'attendees'
    | 'retreatLocation'
    | 'retreatComment'
    | 'teachingStory'
    | 'reason'
    | 'cancelType'
    | 'suspensionDuration'
    | 'accountId'
    | 'files',
    string
  >;
  hints: {
    careerDescription: string;
    cancellationReason: string;
    date: string;
    cv: string;
    classDate: string;
    retreatLocation: string;
    files: string;
  };
  choose: { studio: string; position: string; duration: string };
  cancelTypes: { cancel: string; suspend: string };
  durations: Record<DurationUnit, { heading: string; label: (amount: number) => string }>;
  condition: string;
  preSaleSubmit: string;
  cancellationSubmit: string;
  supportRequestSubmit: string;
  cancellationSent: { heading: string; text: string; again: string };
  teacherTrainingSent: { heading: string; text: string; again: string };
  careerSent: { heading: string; text: string; again: string };
  openingsNoticeSent: { heading: string; text: string; again: string };
  /** Its text is the page's own. */
  onDemandSent: { heading: string; again: string };
  supportRequestSent: { heading: string; text: string; again: string };
  upload: {
    choose: string;
    chooseOne: string;
    drop: string;
    dropOne: string;
    failed: string;
    tryAgain: string;
    /** Said when the form is sent with files that failed. */
    leftOver: (count: number) => string;
    remove: (file: string) => string;
    progress: (file: string) => string;
    size: (bytes: number) => string;
  };
  characters: (typed: number, least: number) => string;
  sending: string;
  checkFields: (count: number) => string;
  /** The browser has no connection. */
  offline: string;
  /** Takes the place of `offline` once the line is back. */
  backOnline: string;
  /** For a form that is kept and sent by itself. */
  sentLater: string;
  /** It has one, and still nothing came back. */
  unanswered: string;
  sendAgain: string;
  draftKept: string;
  startOver: string;
  trap: string;
  showPassword: string;
};

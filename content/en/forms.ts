import { megabytes } from '#content/formats.ts';
import { brand } from '#domain/brand.ts';
import { limits } from '#domain/forms/rules/limits.ts';
import type { ChoiceTexts } from '#domain/forms/stored-payloads.ts';
import { policies } from '#domain/policies.ts';
import { suspensionFee } from '#domain/prices.ts';

const { cv, uploads } = limits;

const labels = {
  name: 'Name',
  firstName: 'First Name',
  lastName: 'Last Name',
  fullName: 'Full Name',
  email: 'Email',
  phone: 'Phone Number',
  zip: 'Zip Code',
  address: 'Address',
  city: 'City',
  state: 'State',
  studio: 'Studio Location',
  studios: 'Studio Locations',
  description: 'Description',
  comments: 'Comments',
  dateOfBirth: 'Date of Birth',
  emergencyName: 'Emergency Contact Name',
  emergencyPhone: 'Emergency Contact Telephone Number',
  password: 'Password',
  repeatPassword: 'Repeat Password',
  position: 'Position',
  freeDays: 'Days You Can Work',
  careerDescription: 'Tell Us About Yourself',
  curriculumVitae: 'CV / Resume',
  company: 'Group/Company',
  classDate: 'Preferred Date',
  attendees: 'Number of Attendees',
  retreatLocation: 'Where You Would Like to Go',
  retreatComment: 'Anything We Should Know',
  teachingStory: 'Why You Want to Teach',
  reason: 'Reason',
  cancelType: 'What Would You Like to Do',
  suspensionDuration: 'For How Long',
  accountId: 'Account ID',
  files: 'Pictures or Recordings',
} as const;

export const formWords = {
  labels,
  hints: {
    careerDescription: 'Where you have been, what you would bring: two or three sentences.',
    cancellationReason: 'A sentence is enough.',
    date: 'Month / day / year',
    cv: `Required. One file up to ${megabytes(cv.maxBytes)}: docx, doc or pdf.`,
    classDate: 'Month / day / year. A rough guess is fine.',
    retreatLocation: 'Sea, mountains, a place you have in mind.',
    files: `Up to ${uploads.maxFiles} files, ${megabytes(uploads.maxTotalBytes)} together: JPEG, PNG, BMP, MP4, QuickTime, AVI or WMV.`,
  },
  /** Texts of the fields with a fixed list of values, in the order of the page. */
  choices: {
    position: {
      Corporate: 'Corporate',
      Studio_Manager: 'Studio Manager',
      Teacher: 'Teacher',
      Front_Desk: 'Front Desk',
    },
    freeDays: {
      Monday: 'Monday',
      Tuesday: 'Tuesday',
      Wednesday: 'Wednesday',
      Thursday: 'Thursday',
      Friday: 'Friday',
      Saturday: 'Saturday',
      Sunday: 'Sunday',
    },
    cancelType: { cancel: 'Cancel my membership', suspend: 'Suspend my membership' },
  } satisfies ChoiceTexts,
  choose: { studio: 'Choose a studio', one: 'Choose one' },
  durations: {
    days: { heading: 'Days', one: 'day', more: 'days' },
    months: { heading: 'Months', one: 'month', more: 'months' },
  },
  condition: `I understand that my studio needs ${policies.noticeDays} days’ written notice, and that a suspension costs $${suspensionFee} per month and ends by itself.`,
  preSaleSubmit: 'Send my information',
  /** Of a request that the managers of a studio answer. */
  requestSubmit: 'Send request',
  requestSent: {
    heading: 'Thank You!',
    text: 'One of our studio managers will contact you shortly to discuss details.',
    again: 'Reload Form',
  },
  cancellationSent: {
    heading: 'Your request is with the managers',
    text: 'They will confirm the date by email. Until then nothing changes, and your mat is still yours.',
    again: 'Reload Form',
  },
  teacherTrainingSent: {
    heading: 'Thank You!',
    text: 'Your application has arrived. We read every story and write back within two weeks.',
    again: 'Reload Form',
  },
  careerSent: {
    heading: 'Thank You!',
    text: 'Your application has arrived. The hiring manager will be in touch if there is a match.',
    again: 'Reload Form',
  },
  openingsNoticeSent: {
    heading: 'You are on the list',
    text: 'When a position like yours opens up, you will hear from us before we post it.',
    again: 'Reload Form',
  },
  /** The text comes from the page. */
  onDemandSent: { heading: 'Thank You!', again: 'Reload Form' },
  supportRequestSent: {
    heading: 'Thank You!',
    text: 'Your request has been sent. A member of our tech support team will reach out shortly.',
    again: 'Reload Form',
  },
  upload: {
    choose: 'Choose files',
    chooseOne: 'Choose a file',
    drop: 'or drop them here',
    dropOne: 'or drop it here',
    failed: 'UPLOAD FAILED.',
    tryAgain: 'TRY AGAIN',
    /** Shown when the form is sent while it has rejected files. */
    leftOver: (count: number) =>
      count === 1
        ? 'One file cannot be sent. Remove it or choose another, then send.'
        : `${count} files cannot be sent. Remove them or choose others, then send.`,
    remove: (file: string) => `Remove ${file}`,
    progress: 'Upload',
    cancel: 'Cancel',
  },
  characters: (typed: number, least: number) => `${typed} of at least ${least} characters`,
  sending: 'Sending',
  checkFields: (count: number) =>
    count === 1 ? 'One field needs another look:' : `${count} fields need another look:`,
  /** Offline, and the browser cannot store the form: it has a password, or storage is switched off. */
  offline:
    'You are offline, and this form cannot be kept for later. Leave this page open, and send it again when you are connected.',
  /** For a form that is shown as sent but is still unsent. */
  sentLater: 'You are offline right now. We will send it as soon as you are connected.',
  /** For an unsent form; `when` is "at 2:05 PM". */
  waiting: {
    heading: 'Not sent yet: we could not be reached',
    kept: (when: string) => `Everything you entered ${when} is kept in this browser.`,
    later:
      'We send it as soon as there is a connection; you do not have to do anything. You can also close this page: it is then sent the next time you open our site in this browser.',
    tryNow: 'Try now',
    stillNoResponse: 'Still no connection. We keep trying.',
    change: 'Change it',
    sent: (when: string) => `What you entered ${when} has reached us now.`,
    refused: (when: string) => `What you entered ${when} could not be accepted. Please look at it again.`,
    expired: (when: string) =>
      `What you entered ${when} could not be sent within a week, so we deleted it from this browser. Please enter it again.`,
    openForm: 'Open the form',
  },
  /** The browser is online, but there was no response. */
  noResponse:
    'No answer came back. Everything you typed is still here, and sending it again counts only once.',
  draftRestored: 'We kept what you typed last time.',
  draftRestoredWithoutFiles: 'We kept what you typed last time, but not files: please attach them again.',
  draftRestoredWithoutPassword:
    'We kept what you typed last time, but never a password. It is not sent yet: enter a password and send it.',
  startOver: 'Start over',
  honeypot: `Leave this empty: ${brand.name} uses it to spot robots`,
  showPassword: 'Show password',
} as const;

import { apiUrl, optional, type Settings } from '#server/settings/setting.ts';

/** The path distinguishes the two job boards. */
const jobBoardPath = /^\/(v1\/boards|v0\/postings)\/[\w-]+\/?$/;

export const openingsSettings = {
  OPENINGS_URL: {
    defaultValue: '',
    expects:
      'an https URL such as https://boards-api.greenhouse.io/v1/boards/NAME or https://api.lever.co/v0/postings/NAME',
    meaning:
      'Job board of Greenhouse or Lever that openings are read from, once a day; empty means the openings in content/',
    schema: optional(apiUrl(jobBoardPath)),
  },
} satisfies Settings;

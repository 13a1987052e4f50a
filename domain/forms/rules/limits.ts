/** All numeric limits of the form rules. */
export const limits = {
  /** Names, companies, and the street, city and state of a postal address. */
  shortText: { min: 2, max: 50 },
  email: { max: 254 },
  locationId: { max: 2 ** 31 - 1 },
  careerDescription: { min: 30 },
  teacherTrainingDescription: { min: 600 },
  cancellationReason: { min: 15 },
  /** The specification has no maximum for long texts; the server needs one, because it stores them. */
  longText: { max: 5000 },
  password: { min: 8, max: 128 },
  age: { min: 10, max: 120 },
  attendees: { max: 999 },
  popupPhone: { min: 8, max: 10 },
  /** `maxCharacters`: the maximum length of the text, such as "12 months". */
  suspension: { days: 365, months: 12, maxCharacters: 10 },
  cv: { maxBytes: 5_000_000 },
  uploads: { maxTotalBytes: 26_214_400, maxFiles: 10 },
} as const;

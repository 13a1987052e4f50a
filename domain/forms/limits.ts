/** Every number a form rule counts with. */
export const limits = {
  name: { min: 2, max: 50 },
  /** Company, address, city and state share the bounds of a name. */
  shortText: { min: 2, max: 50 },
  email: { max: 254 },
  studioId: { max: 10 },
  careerDescription: { min: 30 },
  teacherTrainingDescription: { min: 600 },
  cancellationReason: { min: 15 },
  /** The specification sets no upper end for long texts; a server that stores them must. */
  longText: { max: 5000 },
  password: { min: 8, max: 128 },
  age: { min: 10, max: 120 },
  attendees: { maxCharacters: 3 },
  popupPhone: { min: 8, max: 10 },
  /** `maxCharacters`: of the length as one text, such as "12 months". */
  suspension: { days: 365, months: 12, maxCharacters: 10 },
  cv: { maxBytes: 5_000_000 },
  uploads: { maxTotalBytes: 26_214_400, maxFiles: 10 },
} as const;

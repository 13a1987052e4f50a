import { managerTopics } from '#domain/forms/manager-topics.ts';
import { limits } from '#domain/forms/rules/limits.ts';

const { shortText, email, longText, suspension } = limits;

/** Descriptions of the arguments that several forms share; the limits come from the form rules. */
export const argumentDescriptions = {
  email: `E-mail address of the sender, at most ${email.max} characters. Our answer goes there.`,
  name: `Full name of the sender, ${shortText.min} to ${shortText.max} characters.`,
  firstName: `First name of the sender, ${shortText.min} to ${shortText.max} characters.`,
  lastName: `Last name of the sender, ${shortText.min} to ${shortText.max} characters.`,
  phone: 'Telephone number of the sender, written as 954-555-0142.',
  zip: 'Zip code of the sender: five digits.',
  message: `What the sender wants to say, at most ${longText.max} characters.`,
  studioName:
    'The studio by its name, slug or booking id, such as Davie. Counts only when the studio id is missing or 0.',
  locationId:
    'Booking id of the studio, such as 48720. With 0 or null the studio is found by the name in the other argument.',
  unusedFormId: 'Accepted for older clients and not read: what is sent decides by itself who receives it.',
  formId: (defaultTopic: keyof typeof managerTopics) =>
    `Which of the studio’s managers receive it, by form id (${Object.values(managerTopics).join(', ')}). With 0 or any other number: ${managerTopics[defaultTopic]}.`,
  optionalText: `At most ${shortText.max} characters.`,
  suspension: `Length of the suspension, such as "45 days" (up to ${suspension.days}) or "2 months" (up to ${suspension.months}). Required when cancelType is suspend.`,
  same: (other: string) => `The same as ${other}.`,
  sent: 'True once the form is stored; a form that is not stored is an error, never false.',
} as const;

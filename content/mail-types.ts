import { type FormKind, formKinds } from '#domain/forms/forms.ts';

/** Kinds that share the rows of another one, but are different requests with different subjects. */
export type MailKind = FormKind | 'suspension' | 'future-openings';

type ManagerMail = { tag: string; heading: string; intro: string };
/** Kinds after which no manager has to act, so that server/forms sends them no mail. */
type UnmailedKind = 'retreat-user' | 'app-link';
export type ManagerMails = Record<Exclude<MailKind, UnmailedKind>, ManagerMail> &
  Record<UnmailedKind, Pick<ManagerMail, 'tag'>>;

/** A kind without texts of its own has those of the contact form, under its name: [Group class]. */
export const withUsualTexts = (
  written: Partial<ManagerMails> & Pick<ManagerMails, 'contact'>,
): ManagerMails => {
  const nameOf = (kind: string) => kind.charAt(0).toUpperCase() + kind.slice(1).replaceAll('-', ' ');
  const usual = formKinds.map((kind) => [kind, { ...written.contact, tag: nameOf(kind) }]);
  return { ...Object.fromEntries(usual), ...written };
};

export type VisitorMail = {
  subject: string;
  heading: string;
  paragraphs: readonly string[];
  /** Whether the mail contains the time of receipt and the reference. */
  isReceipt?: true;
  button?: { label: string; path: string };
};

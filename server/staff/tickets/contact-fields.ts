import { deliverableEmail } from '#domain/forms/rules/email-address.ts';
import type { ContactData } from '#domain/tickets/changes.ts';
import { addLeadWords as words } from '#words/staff/add-lead.ts';

/** Name, email address and phone number of a form: a name, and at least one way to reach the person. */
export const readContactData = (
  form: URLSearchParams,
): { contact: ContactData; errors: Record<string, string> } => {
  const textOf = (name: string, limit: number) =>
    (form.get(name) ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, limit);
  const typed = textOf('email', 254);
  const email = deliverableEmail(typed);
  const contact = { name: textOf('name', 120), email: email ?? typed, phone: textOf('phone', 40) };
  const digits = contact.phone.replaceAll(/\D/g, '');
  const errors: Record<string, string> = {
    ...(contact.name === '' && { name: words.errors.name }),
    ...(typed !== '' && email === undefined && { email: words.errors.email }),
    ...(contact.phone !== '' && digits.length < 10 && { phone: words.errors.phone }),
    ...(contact.email === '' && contact.phone === '' && { phone: words.errors.reach }),
  };
  return { contact, errors };
};

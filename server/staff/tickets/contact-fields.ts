import { deliverableEmail } from '#domain/forms/rules/email-address.ts';
import { truncate } from '#domain/text/truncate.ts';
import type { ContactData } from '#domain/tickets/changes.ts';
import { leadLimits } from '#domain/tickets/lead-limits.ts';
import { addLeadWords as words } from '#words/staff/add-lead.ts';

/** Name, email address and phone number of a form: a name, and at least one way to reach the person. */
export const readContactData = (
  form: URLSearchParams,
): { contact: ContactData; errors: Record<string, string> } => {
  const textOf = (name: keyof ContactData) =>
    truncate((form.get(name) ?? '').replaceAll(/\s+/g, ' ').trim(), leadLimits[name]);
  const typed = textOf('email');
  const email = deliverableEmail(typed);
  const contact = { name: textOf('name'), email: email ?? typed, phone: textOf('phone') };
  const digits = contact.phone.replaceAll(/\D/g, '');
  const errors: Record<string, string> = {
    ...(contact.name === '' && { name: words.errors.name }),
    ...(typed !== '' && email === undefined && { email: words.errors.email }),
    ...(contact.phone !== '' && digits.length < 10 && { phone: words.errors.phone }),
    ...(contact.email === '' && contact.phone === '' && { phone: words.errors.reach }),
  };
  return { contact, errors };
};

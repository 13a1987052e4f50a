import type { ContactData } from '#domain/tickets/changes.ts';
import { leadLimits } from '#domain/tickets/lead-limits.ts';
import type { TicketDetail } from '#domain/tickets/views.ts';
import { ChangeForm } from '#staff/components/change-form.tsx';
import { Button, Field } from '#staff/components/controls.tsx';
import { Sheet } from '#staff/components/sheet.tsx';
import { addLeadWords, editWords as words } from '#words/staff/add-lead.ts';

/** Corrects name, phone number and email address; the old values stay in the history. */
export const EditSheet = ({ ticket, back }: { ticket: TicketDetail; back: string }) => {
  const field = (name: keyof ContactData) => ({
    name,
    label: addLeadWords[name],
    defaultValue: ticket[name],
    maxLength: leadLimits[name],
  });
  return (
    <Sheet
      name="edit"
      title={words.button}
      summary={words.button}
      summaryClass="inline-flex min-h-11 items-center text-sm text-wine underline"
      side="left"
    >
      <ChangeForm ticket={ticket} kind="edit" back={back} className="grid gap-3">
        <Field {...field('name')} required />
        <Field {...field('phone')} type="tel" />
        <Field {...field('email')} type="email" />
        <p className="text-sm text-ink-soft">{words.hint}</p>
        <Button>{words.save}</Button>
      </ChangeForm>
    </Sheet>
  );
};

import type { TicketDetail } from '#domain/tickets/views.ts';
import { ChangeForm } from '#staff/components/change-form.tsx';
import { Button, Field } from '#staff/components/controls.tsx';
import { Sheet } from '#staff/components/sheet.tsx';
import { addLeadWords, editWords as words } from '#words/staff/add-lead.ts';

/** Corrects name, phone number and email address; the old values stay in the history. */
export const EditSheet = ({ ticket, back }: { ticket: TicketDetail; back: string }) => (
  <Sheet
    name="edit"
    title={words.button}
    summary={words.button}
    summaryClass="inline-flex min-h-11 items-center text-sm text-wine underline"
    side="left"
  >
    <ChangeForm ticket={ticket} kind="edit" back={back} className="grid gap-3">
      <Field label={addLeadWords.name} name="name" defaultValue={ticket.name} maxLength={120} required />
      <Field label={addLeadWords.phone} name="phone" type="tel" defaultValue={ticket.phone} />
      <Field label={addLeadWords.email} name="email" type="email" defaultValue={ticket.email} />
      <p className="text-sm text-ink-soft">{words.hint}</p>
      <Button>{words.save}</Button>
    </ChangeForm>
  </Sheet>
);

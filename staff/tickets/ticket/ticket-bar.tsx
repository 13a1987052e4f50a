import type { ComponentProps, ReactNode } from 'react';
import type { Instant } from '#domain/dates.ts';
import { isClosed } from '#domain/tickets/transitions.ts';
import type { TicketDetail } from '#domain/tickets/views.ts';
import { ChangeForm } from '#staff/components/change-form.tsx';
import { Button } from '#staff/components/controls.tsx';
import { type IconName, icons } from '#staff/components/icons.tsx';
import { Sheet } from '#staff/components/sheet.tsx';
import { shellWords } from '#words/staff/shell.ts';
import { ticketWords as words } from '#words/staff/ticket.ts';
import { ContactSheet } from './contact-sheet.tsx';
import { MoreSheet } from './more-sheet.tsx';
import { StageSheet } from './stage-sheet.tsx';

const shape =
  'flex min-h-14 w-full flex-col items-center justify-center gap-0.5 rounded-md border px-1 text-xs font-medium whitespace-nowrap sm:text-sm lg:min-h-11 lg:w-auto lg:flex-row lg:gap-2 lg:rounded-full lg:px-4 lg:pr-5 aria-busy:opacity-60';
const buttonLook = (isPrimary: boolean) =>
  `${shape} ${isPrimary ? 'border-transparent bg-ember text-ink hover:bg-ember-deep' : 'border-sand bg-paper text-ink hover:border-wine'}`;

const Label = ({ icon, children }: { icon: IconName; children: ReactNode }) => {
  const Icon = icons[icon];
  return (
    <>
      <Icon />
      {children}
    </>
  );
};

/** Only digits and a leading plus, which a phone can dial, whatever the visitor typed. */
const dialed = (phone: string) => phone.replace(/(?!^\+)\D/g, '');

type Step = 'take' | 'call' | 'mail' | 'stage';
/** The step whose button is colored. */
const nextStep = ({ assignee, status, phone, email }: TicketDetail): Step => {
  if (!assignee) return 'take';
  if (status === 'ASSIGNED') return phone ? 'call' : email ? 'mail' : 'stage';
  return 'stage';
};

type ChangeButtonProps = ComponentProps<typeof ChangeForm> & {
  icon: IconName;
  isPrimary: boolean;
  shortcut?: string;
};

const ChangeButton = ({ icon, isPrimary, shortcut, children, ...form }: ChangeButtonProps) => (
  <ChangeForm className="flex-1 lg:flex-none" {...form}>
    <button type="submit" data-key={shortcut} className={buttonLook(isPrimary)}>
      <Label icon={icon}>{children}</Label>
    </button>
  </ChangeForm>
);

type BarProps = { ticket: TicketDetail; back: string; now: Instant };

/**
 * Call and text open the member's own telephone, and a sheet with the outcomes. Mail opens our own screen,
 * and we send the mail.
 */
const ContactButtons = (props: BarProps) => {
  const { id, phone, email, canText } = props.ticket;
  const reply = `/staff/leads/${id}/reply?${new URLSearchParams({ back: props.back })}`;
  const next = nextStep(props.ticket);
  return (
    <>
      {phone && (
        <ContactSheet
          {...props}
          channel="call"
          href={`tel:${dialed(phone)}`}
          shortcut="c"
          summaryClass={buttonLook(next === 'call')}
          summary={<Label icon="call">{words.call}</Label>}
        />
      )}
      {phone && canText && (
        <ContactSheet
          {...props}
          channel="text"
          href={`sms:${dialed(phone)}`}
          summaryClass={buttonLook(false)}
          summary={<Label icon="text">{words.text}</Label>}
        />
      )}
      {email && (
        <a href={reply} data-key="r" className={`${buttonLook(next === 'mail')} flex-1 lg:flex-none`}>
          <Label icon="mail">{words.mail}</Label>
        </a>
      )}
    </>
  );
};

/** Call, text, mail, take or finish: at the bottom of a phone, above the ticket on a wide screen. */
export const TicketBar = ({ ticket, back, now, nextHref }: BarProps & { nextHref: string | null }) => {
  const { can } = ticket;
  const form = { ticket, back };
  const next = nextStep(ticket);
  const isHeld = ticket.heldReason !== null;
  const isOpen = !isClosed(ticket) && !isHeld;
  if (!can.work && !can.hold) return null;
  return (
    <div
      role="group"
      aria-label={words.bar}
      data-ticket-bar
      className="fixed inset-x-0 bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-20 flex gap-1.5 has-[details[open]]:z-40 border-t border-sand bg-paper px-3 py-2 short:static sm:gap-2 md:bottom-0 md:left-20 lg:relative lg:inset-auto lg:z-auto lg:flex-wrap lg:border-0 lg:bg-transparent lg:p-0"
    >
      {isHeld && can.hold && (
        <ChangeButton {...form} kind="release" icon="done" isPrimary>
          {words.release}
        </ChangeButton>
      )}
      {isHeld && can.hold && !isClosed(ticket) && (
        <ChangeButton {...form} kind="dismiss" fields={{ reason: 'spam' }} icon="held" isPrimary={false}>
          {words.isSpam}
        </ChangeButton>
      )}
      {isOpen && can.work && <ContactButtons {...form} now={now} />}
      {isOpen && can.take && !ticket.assignee && (
        <ChangeButton {...form} kind="take" shortcut="t" icon="take" isPrimary={next === 'take'}>
          {words.take}
        </ChangeButton>
      )}
      {isOpen && can.takeOver && ticket.assignee && (
        <Sheet
          name="take-over"
          title={words.takeOver}
          summary={<Label icon="take">{words.takeOver}</Label>}
          summaryClass={buttonLook(false)}
          summaryData={{ 'data-key': 't' }}
          side="bar"
          className="flex-1 lg:flex-none"
        >
          <p>{words.takeOverQuestion(ticket.assignee.name)}</p>
          <ChangeForm {...form} kind="take-over">
            <Button>{words.takeOver}</Button>
          </ChangeForm>
        </Sheet>
      )}
      {!isHeld && can.work && (
        <StageSheet
          {...form}
          now={now}
          summaryClass={buttonLook(isOpen && next === 'stage')}
          summary={<Label icon="done">{words.stage}</Label>}
        />
      )}
      {!isOpen && !isHeld && can.work && (
        <ChangeButton {...form} kind="reopen" icon="reopen" isPrimary={false}>
          {words.sheets.reopen}
        </ChangeButton>
      )}
      {isClosed(ticket) && nextHref && (
        <a href={nextHref} className={`${buttonLook(true)} flex-1 lg:flex-none`}>
          <Label icon="forward">{shellWords.nextLead}</Label>
        </a>
      )}
      {can.work && !isHeld && (
        <MoreSheet
          {...form}
          isOpen={isOpen}
          now={now}
          summaryClass={buttonLook(false)}
          summary={<Label icon="more">{words.more}</Label>}
        />
      )}
    </div>
  );
};

import type { ComponentProps, ReactNode } from 'react';
import { mailtoUrl } from '#domain/text/mailto.ts';
import { isClosed } from '#domain/tickets/transitions.ts';
import type { TicketDetail } from '#domain/tickets/views.ts';
import { ChangeForm } from '#staff/components/change-form.tsx';
import { type IconName, icons } from '#staff/components/icons.tsx';
import type { NoticeKey } from '#staff/screen-types.ts';
import { shellWords } from '#words/staff/shell.ts';
import { ticketWords as words } from '#words/staff/ticket.ts';
import { DoneSheet } from './done-sheet.tsx';
import { MoreSheet } from './more-sheet.tsx';

const shape =
  'flex min-h-14 w-full flex-col items-center justify-center gap-0.5 rounded-md border px-1 text-sm font-medium lg:min-h-11 lg:w-auto lg:flex-row lg:gap-2 lg:rounded-full lg:px-4 lg:pr-5 aria-busy:opacity-60';
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
export const dialled = (phone: string) => phone.replace(/(?!^\+)\D/g, '');
export const ticketMailUrl = (email: string, reference: string) =>
  mailtoUrl([email], words.mailSubject(reference));

type Step = 'take' | 'call' | 'mail' | 'done';
/** The step whose button is colored. */
const nextStep = ({ assignee, status, phone, email }: TicketDetail): Step => {
  if (!assignee) return 'take';
  if (status === 'ASSIGNED') return phone ? 'call' : email ? 'mail' : 'done';
  return 'done';
};

/** The message of a shortcut whose change is not offered, by key (staff/runtime/shortcuts.ts). */
const shortcutNotices = ({ status, heldReason, assignee, phone, email }: TicketDetail) => {
  const ended: NoticeKey | undefined =
    heldReason !== null ? 'held-already' : isClosed({ status }) ? 'finished-already' : undefined;
  return {
    'data-without-c': ended ?? (phone ? undefined : 'no-phone'),
    'data-without-r': ended ?? (email ? undefined : 'no-email'),
    'data-without-t': ended ?? (assignee ? 'has-assignee' : undefined),
    'data-without-e': ended,
  } satisfies Record<`data-without-${string}`, NoticeKey | undefined>;
};

type ChangeButtonProps = ComponentProps<typeof ChangeForm> & { icon: IconName; isPrimary: boolean };

const ChangeButton = ({ icon, isPrimary, children, ...form }: ChangeButtonProps) => (
  <ChangeForm className="flex-1 lg:flex-none" {...form}>
    <button type="submit" className={buttonLook(isPrimary)}>
      <Label icon={icon}>{children}</Label>
    </button>
  </ChangeForm>
);

type BarProps = { ticket: TicketDetail; back: string };

/** Each contact is also a link that the browser opens: the phone's dialer, its messages, the mail program. */
const ContactButtons = ({ ticket, back }: BarProps) => {
  const { phone, email, canText, reference } = ticket;
  const next = nextStep(ticket);
  const contact = { ticket, back, kind: 'contact' } as const;
  return (
    <>
      {phone && (
        <ChangeButton
          {...contact}
          fields={{ channel: 'call' }}
          data-open={`tel:${dialled(phone)}`}
          data-key="c"
          icon="call"
          isPrimary={next === 'call'}
        >
          {words.call}
        </ChangeButton>
      )}
      {phone && canText && (
        <ChangeButton
          {...contact}
          fields={{ channel: 'text' }}
          data-open={`sms:${dialled(phone)}`}
          icon="text"
          isPrimary={false}
        >
          {words.text}
        </ChangeButton>
      )}
      {email && (
        <ChangeButton
          {...contact}
          fields={{ channel: 'mail' }}
          data-open={ticketMailUrl(email, reference)}
          data-key="r"
          icon="mail"
          isPrimary={next === 'mail'}
        >
          {words.mail}
        </ChangeButton>
      )}
    </>
  );
};

/** Call, text, mail, take or finish: at the bottom of a phone, above the ticket on a wide screen. */
export const TicketBar = ({ ticket, back, nextHref }: BarProps & { nextHref: string | null }) => {
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
      {...shortcutNotices(ticket)}
      className="fixed inset-x-0 bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-20 flex gap-1.5 has-[details[open]]:z-40 border-t border-sand bg-paper px-3 py-2 sm:gap-2 md:bottom-0 md:left-20 lg:relative lg:inset-auto lg:z-auto lg:flex-wrap lg:border-0 lg:bg-transparent lg:p-0"
    >
      {isHeld && can.hold && (
        <ChangeButton {...form} kind="release" icon="done" isPrimary>
          {words.release}
        </ChangeButton>
      )}
      {isOpen && can.work && <ContactButtons {...form} />}
      {isOpen && can.take && !ticket.assignee && (
        <ChangeButton {...form} kind="take" data-key="t" icon="take" isPrimary={next === 'take'}>
          {words.take}
        </ChangeButton>
      )}
      {isOpen && can.work && (
        <DoneSheet
          {...form}
          summaryClass={buttonLook(next === 'done')}
          summary={<Label icon="done">{words.done}</Label>}
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
          summaryClass={buttonLook(false)}
          summary={<Label icon="more">{words.more}</Label>}
        />
      )}
    </div>
  );
};

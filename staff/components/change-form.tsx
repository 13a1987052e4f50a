import type { ComponentProps, ReactNode } from 'react';
import type { ManualChangeKind } from '#domain/tickets/changes.ts';

type ChangeFormProps = Omit<ComponentProps<'form'>, 'action' | 'method'> & {
  ticket: { id: string; version: number };
  kind: ManualChangeKind;
  /** The URL below /staff to return to. */
  back: string;
  fields?: Record<string, string>;
  children: ReactNode;
};

/** One change of a ticket. With the version, the server refuses it if the ticket was changed meanwhile. */
export const ChangeForm = ({ ticket, kind, back, fields = {}, children, ...props }: ChangeFormProps) => (
  <form {...props} method="post" action={`/staff/leads/${ticket.id}/${kind}`} data-change={kind}>
    <input type="hidden" name="version" value={ticket.version} />
    <input type="hidden" name="back" value={back} />
    {Object.entries(fields).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    {children}
  </form>
);

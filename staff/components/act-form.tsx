import type { ComponentProps, ReactNode } from 'react';
import type { ActName } from '#domain/tickets/transitions.ts';

type ActFormProps = Omit<ComponentProps<'form'>, 'action' | 'method'> & {
  ticket: { id: string; version: number };
  act: ActName;
  /** The address below /staff to return to. */
  back: string;
  fields?: Record<string, string>;
  children: ReactNode;
};

/** One act on a ticket as a form. With the version, the server can refuse the act if the ticket was changed meanwhile. */
export const ActForm = ({ ticket, act, back, fields = {}, children, ...props }: ActFormProps) => (
  <form {...props} method="post" action={`/staff/leads/${ticket.id}/${act}`} data-act={act}>
    <input type="hidden" name="version" value={ticket.version} />
    <input type="hidden" name="back" value={back} />
    {Object.entries(fields).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    {children}
  </form>
);

import type { ReactNode } from 'react';
import type { Frame } from '#staff/contract.ts';
import { door } from '#words/staff/door.ts';
import { said } from '#words/staff/said.ts';
import { Notice } from './parts.tsx';

const links = [
  { href: '/staff/me', label: door.nav.me, action: 'self.manage' },
  { href: '/staff/team', label: door.nav.team, action: 'team.manage' },
  { href: '/staff/log', label: door.nav.log, action: 'log.read' },
] as const;

/** The frame of account, team and log. */
export const AccountPage = ({
  title,
  lead,
  frame,
  alarm = null,
  children,
}: {
  title: string;
  lead?: string;
  frame: Frame;
  alarm?: string | null;
  children: ReactNode;
}) => (
  <div className="grid min-h-svh grid-rows-[auto_1fr]">
    <header className="border-b border-sand bg-paper">
      <div className="mx-auto flex max-w-[68rem] flex-wrap items-center gap-x-6 gap-y-1 px-4 py-2">
        <a href="/staff" className="min-h-11 content-center font-display text-lg">
          {door.brandLine}
        </a>
        <nav aria-label={door.nav.main} className="flex gap-1">
          {links
            .filter(({ action }) => frame.may.includes(action))
            .map(({ href, label }) => (
              <a
                key={href}
                href={href}
                aria-current={frame.path.startsWith(href) ? 'page' : undefined}
                className="min-h-11 content-center rounded-full px-4 text-wine hover:bg-sand/50 aria-[current=page]:bg-sand aria-[current=page]:text-ink"
              >
                {label}
              </a>
            ))}
        </nav>
        <p className="ml-auto text-sm text-ink-soft">{frame.who?.name}</p>
      </div>
    </header>
    <main className="mx-auto grid w-full max-w-[68rem] content-start gap-6 px-4 py-8">
      <div className="grid gap-1">
        <h1 tabIndex={-1} className="text-2xl">
          {title}
        </h1>
        {lead && <p className="text-ink-soft">{lead}</p>}
      </div>
      {frame.said && said[frame.said] && <Notice>{said[frame.said]}</Notice>}
      {alarm && <Notice isAlarm>{alarm}</Notice>}
      {children}
    </main>
  </div>
);

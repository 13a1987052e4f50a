import type { ReactNode } from 'react';
import { Notice } from '#staff/components/controls.tsx';
import { accountItems, type NavName, Shell } from '#staff/components/shell.tsx';
import type { Frame } from '#staff/screen-types.ts';
import { accountWords } from '#words/staff/account.ts';
import { shellWords } from '#words/staff/shell.ts';

const navNameOf = (path: string): NavName =>
  accountItems.find(({ href }) => path === href || path.startsWith(`${href}/`))?.name ?? 'me';

/** The frame of account, team and log, which on a phone share one item of the navigation. */
export const AccountPage = ({
  title,
  intro,
  frame,
  alarm = null,
  children,
}: {
  title: string;
  intro?: string;
  frame: Frame;
  alarm?: string | null;
  children: ReactNode;
}) => {
  const current = navNameOf(frame.path);
  const shown = accountItems.filter(({ permission }) => frame.permissions.includes(permission));
  return (
    <Shell frame={frame} current={current} back={frame.path.slice('/staff'.length)}>
      <main className="mx-auto grid w-full max-w-[68rem] content-start gap-6 px-4 py-6 md:px-6 lg:px-8">
        {shown.length > 1 && (
          <nav aria-label={accountWords.account} className="-mx-1 flex gap-1 md:hidden">
            {shown.map(({ name, href }) => (
              <a
                key={href}
                href={href}
                aria-current={name === current ? 'page' : undefined}
                className="min-h-11 content-center rounded-full px-4 text-wine hover:bg-sand/50 aria-[current=page]:bg-sand aria-[current=page]:text-ink"
              >
                {shellWords.nav[name]}
              </a>
            ))}
          </nav>
        )}
        <div className="grid gap-1">
          <h1 tabIndex={-1} data-focus className="text-2xl outline-none">
            {title}
          </h1>
          {intro && <p className="text-ink-soft">{intro}</p>}
        </div>
        {alarm && <Notice isAlarm>{alarm}</Notice>}
        {children}
      </main>
    </Shell>
  );
};

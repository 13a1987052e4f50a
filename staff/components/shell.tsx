import type { ReactNode } from 'react';
import type { Permission } from '#domain/staff/permissions.ts';
import type { Frame } from '#staff/screen-types.ts';
import { accountWords } from '#words/staff/account.ts';
import { shellWords } from '#words/staff/shell.ts';
import { type IconName, icons, Logo } from './icons.tsx';
import { ShortcutHelp } from './shortcut-help.tsx';
import { Toast } from './toast.tsx';

type NavItem = {
  name: IconName & keyof typeof shellWords.nav;
  href: string;
  permission: Permission;
  isOnPhone: boolean;
};
const navItems: readonly NavItem[] = [
  { name: 'home', href: '/staff', permission: 'home.see', isOnPhone: true },
  { name: 'leads', href: '/staff/leads', permission: 'ticket.see', isOnPhone: true },
  { name: 'held', href: '/staff/leads?tab=held', permission: 'held.work', isOnPhone: true },
  { name: 'figures', href: '/staff/figures', permission: 'figures.see', isOnPhone: true },
  { name: 'team', href: '/staff/team', permission: 'team.manage', isOnPhone: false },
  { name: 'saved-replies', href: '/staff/saved-replies', permission: 'reply.manage', isOnPhone: false },
  { name: 'log', href: '/staff/log', permission: 'log.read', isOnPhone: false },
  { name: 'me', href: '/staff/me', permission: 'self.manage', isOnPhone: true },
];
export type NavName = NavItem['name'];

/** On a phone these share one item of the navigation, and each of them links to the others. */
export const accountItems = navItems.filter(({ name, isOnPhone }) => name === 'me' || !isOnPhone);
const ariaCurrent = (item: NavName, current: NavName) => {
  if (item === current) return 'page';
  return item === 'me' && accountItems.some(({ name }) => name === current) ? 'true' : undefined;
};

/** The number of leads without an assignee; marked as an alarm when one of them is past its due time. */
const Badge = ({
  frame: { unassignedCount, overdueCount },
  className,
}: {
  frame: Frame;
  className: string;
}) =>
  unassignedCount > 0 && (
    <span
      aria-hidden="true"
      data-badge
      className={`min-w-5 rounded-full px-1.5 text-center text-xs leading-5 font-medium ${overdueCount > 0 ? 'bg-alarm text-white' : 'bg-ember text-ink'} ${className}`}
    >
      {unassignedCount > 99 ? '99+' : unassignedCount}
    </span>
  );

/**
 * A native form: the sign-in follows as a new page, and its script deletes the drafts
 * (staff/account/passkey-forms.ts). The response clears the cache of the browser.
 */
const SignOut = () => (
  <form method="post" action="/staff/sign-out" data-full-navigation>
    <button type="submit" className="min-h-11 text-wine underline">
      {shellWords.signOut}
    </button>
  </form>
);

/** Notices with the same meaning as the connection line. */
const connectionNotices: ReadonlySet<Frame['notice']> = new Set<Frame['notice']>([
  'offline',
  'session-ended',
]);

/**
 * Shown while the connection is interrupted or the session is idle. The region always exists, so that
 * screen readers announce it.
 */
const ConnectionLine = ({ frame: { connection, notice } }: { frame: Frame }) => (
  <div role="status">
    {connection && !connectionNotices.has(notice) && (
      <p
        data-connection={connection}
        className="pointer-events-auto flex min-h-9 items-center gap-3 rounded-full border border-sand bg-paper px-4 text-sm text-ink-soft shadow-lift"
      >
        {shellWords.connection[connection]}
        {connection === 'idle' && (
          <button
            type="button"
            onClick={() => location.reload()}
            className="min-h-11 content-center font-medium text-wine underline"
          >
            {shellWords.connection.go}
          </button>
        )}
      </p>
    )}
  </div>
);

/**
 * The frame of every screen for signed-in members: the navigation (at the bottom on a phone, at the left on
 * wider screens), the notice of the last change, and the list of shortcuts.
 */
export const Shell = ({
  frame,
  current,
  back,
  children,
}: {
  frame: Frame;
  current: NavName;
  /** The URL of this screen below /staff: undoing a change returns to it. */
  back: string;
  children: ReactNode;
}) => (
  <div className="min-h-svh pb-[calc(3.5rem+env(safe-area-inset-bottom))] short:pb-0 md:grid md:grid-cols-[5rem_minmax(0,1fr)] md:pb-0 xl:grid-cols-[13rem_minmax(0,1fr)]">
    <a
      href="#content"
      className="fixed top-2 left-2 z-50 -translate-y-24 rounded-full bg-ink px-5 py-3 text-cream focus:translate-y-0"
    >
      {shellWords.skip}
    </a>
    <nav
      aria-label={shellWords.nav.main}
      className="fixed inset-x-0 bottom-0 z-30 border-t border-sand bg-paper pb-[env(safe-area-inset-bottom)] short:static md:sticky md:inset-auto md:top-0 md:flex md:h-svh md:flex-col md:gap-1 md:border-t-0 md:border-r md:px-2 md:py-4 xl:px-3"
    >
      <p className="mb-4 hidden items-center gap-3 px-2 md:flex md:justify-center xl:justify-start">
        <Logo className="size-9" />
        <span className="hidden font-display text-lg xl:inline">{accountWords.brandLine}</span>
      </p>
      <ul className="grid auto-cols-fr grid-flow-col md:grid-flow-row md:gap-1">
        {navItems
          .filter(({ permission }) => frame.permissions.includes(permission))
          .map(({ name, href, isOnPhone }) => {
            const Icon = icons[name];
            return (
              <li key={name} className={isOnPhone ? '' : 'hidden md:block'}>
                <a
                  href={href}
                  aria-current={ariaCurrent(name, current)}
                  className="group flex min-h-14 flex-col items-center justify-center gap-0.5 text-xs text-ink-soft hover:text-ink max-md:aria-[current]:text-ink md:rounded-md md:aria-[current=page]:text-ink md:hover:bg-cream md:aria-[current=page]:bg-sand/60 xl:min-h-11 xl:flex-row xl:justify-start xl:gap-3 xl:px-3 xl:text-base"
                >
                  <span className="relative rounded-full px-3 group-aria-[current]:bg-sand md:group-aria-[current]:bg-transparent xl:px-0">
                    <Icon />
                    {name === 'leads' && (
                      <Badge frame={frame} className="absolute -top-1.5 left-7 xl:hidden" />
                    )}
                  </span>
                  {shellWords.nav[name]}
                  {name === 'leads' && <Badge frame={frame} className="hidden xl:ml-auto xl:inline" />}
                  {name === 'leads' && frame.unassignedCount > 0 && (
                    <span className="sr-only">
                      {shellWords.badge(frame.unassignedCount, frame.overdueCount)}
                    </span>
                  )}
                </a>
              </li>
            );
          })}
      </ul>
      <div className="mt-auto hidden px-1 text-sm text-ink-soft md:grid xl:px-3">
        <p className="hidden truncate xl:block">{frame.member?.name}</p>
        <SignOut />
      </div>
    </nav>
    <div id="content" className="min-w-0">
      {children}
      <footer className="flex flex-wrap items-center justify-between gap-x-4 px-4 pb-4 text-sm text-ink-soft md:hidden">
        <p>{shellWords.signedInAs(frame.member?.name ?? '')}</p>
        <SignOut />
      </footer>
    </div>
    <div className="pointer-events-none fixed inset-x-3 top-14 z-50 grid justify-items-center gap-2 md:left-20 lg:top-4 lg:justify-items-end">
      <ConnectionLine frame={frame} />
      <Toast frame={frame} back={back} />
    </div>
    {frame.member?.hasShortcuts && <ShortcutHelp />}
  </div>
);

import type { ReactNode } from 'react';
import type { Frame } from '#staff/screen-types.ts';
import { accountWords } from '#words/staff/account.ts';
import { notices } from '#words/staff/notices.ts';
import { Notice } from './controls.tsx';
import { Logo } from './icons.tsx';

/** The frame of the screens before sign-in, and of the verification. */
export const Card = ({
  title,
  intro,
  frame,
  alarm = null,
  isWide = false,
  children,
}: {
  title: string;
  intro?: string;
  frame: Frame;
  alarm?: string | null;
  isWide?: boolean;
  children: ReactNode;
}) => (
  <main className="grid min-h-svh content-center justify-items-center px-4 py-8 sm:py-12">
    <div className={`grid w-full gap-6 ${isWide ? 'max-w-[54rem]' : 'max-w-[27rem]'}`}>
      <header className="grid justify-items-center gap-3 text-center">
        <Logo className="size-14" />
        <p className="text-sm text-ink-soft">{accountWords.brandLine}</p>
        <h1 tabIndex={-1} className="text-3xl">
          {title}
        </h1>
        {intro && <p className="text-balance text-ink-soft">{intro}</p>}
      </header>
      {frame.notice && <Notice>{notices[frame.notice]}</Notice>}
      {alarm && <Notice isAlarm>{alarm}</Notice>}
      {children}
    </div>
  </main>
);

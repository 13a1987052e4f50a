import type { ReactNode } from 'react';
import { notices } from '#words/staff/notices.ts';
import { signInWords } from '#words/staff/sign-in.ts';
import { Notice } from '../components/controls.tsx';
import type { Frame } from '../screen-types.ts';

/** The logo: the sun disc in its arch. */
const Sign = () => (
  <svg viewBox="0 0 64 64" className="size-14" aria-hidden="true">
    <rect width="64" height="64" rx="14" className="fill-oxblood" />
    <path d="M14 64V32a18 18 0 0 1 36 0v32Z" className="fill-clay" />
    <circle cx="32" cy="34" r="11" className="fill-sun" />
  </svg>
);

/** The frame of the screens before sign-in, and of the verification. */
export const Card = ({
  title,
  lead,
  frame,
  alarm = null,
  isWide = false,
  children,
}: {
  title: string;
  lead?: string;
  frame: Frame;
  alarm?: string | null;
  isWide?: boolean;
  children: ReactNode;
}) => (
  <main className="grid min-h-svh content-center justify-items-center px-4 py-8 sm:py-12">
    <div className={`grid w-full gap-6 ${isWide ? 'max-w-[54rem]' : 'max-w-[27rem]'}`}>
      <header className="grid justify-items-center gap-3 text-center">
        <Sign />
        <p className="text-sm text-ink-soft">{signInWords.brandLine}</p>
        <h1 tabIndex={-1} className="text-3xl">
          {title}
        </h1>
        {lead && <p className="text-balance text-ink-soft">{lead}</p>}
      </header>
      {frame.notice && <Notice>{notices[frame.notice]}</Notice>}
      {alarm && <Notice isAlarm>{alarm}</Notice>}
      {children}
    </div>
  </main>
);

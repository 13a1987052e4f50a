import type { ReactNode } from 'react';

type Props = {
  heading: string;
  text: string;
  /** One level below the heading of the list's section. */
  level?: 'h2' | 'h3';
  children?: ReactNode;
};

/** An empty list shows a reason and a next step. */
export function ListNotice({ heading, text, level: Heading = 'h2', children }: Props) {
  return (
    <div className="grid justify-items-center rounded-lg bg-paper px-6 py-14 text-center shadow-card md:py-20">
      <svg viewBox="0 0 96 52" aria-hidden="true" className="mb-6 w-24">
        <path d="M8 50a40 40 0 0 1 80 0z" className="fill-peach" />
        <path d="M24 50a24 24 0 0 1 48 0z" className="fill-sun" />
        <path d="M0 50h96" className="stroke-clay" strokeWidth="2" strokeLinecap="round" />
      </svg>
      <Heading className="text-2xl">{heading}</Heading>
      <p className="mt-3 max-w-md">{text}</p>
      {children && <div className="mt-7 flex flex-wrap justify-center gap-4">{children}</div>}
    </div>
  );
}

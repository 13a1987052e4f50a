import type { ReactNode } from 'react';

const line = (shape: ReactNode) => () => (
  <svg
    viewBox="0 0 24 24"
    className="size-6 shrink-0"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.6"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {shape}
  </svg>
);

/** Icons on a 24 px grid with one stroke width. */
export const icons = {
  home: line(
    <>
      <path d="M4 20v-7a8 8 0 0 1 16 0v7Z" />
      <circle cx="12" cy="14" r="3" />
    </>,
  ),
  leads: line(
    <>
      <path d="M4 13l2.4-7.2A2 2 0 0 1 8.3 4.4h7.4a2 2 0 0 1 1.9 1.4L20 13v4.6a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2Z" />
      <path d="M4 13h4.5l1.2 2.4h4.6L15.5 13H20" />
    </>,
  ),
  held: line(
    <>
      <path d="M12 3.500l7 2.600v5.400c0 4.3-2.9 7.5-7 9-4.1-1.5-7-4.7-7-9V6.100Z" />
      <path d="M10 10v4.500M14 10v4.5" />
    </>,
  ),
  figures: line(<path d="M4 20h16M6.5 20v-6M11 20V9M15.5 20v-8M20 20V5" />),
  team: line(
    <>
      <circle cx="9" cy="8.5" r="3.2" />
      <path d="M3 19.500c.4-3.4 2.8-5.3 6-5.300s5.6 1.9 6 5.300M15.5 5.600a3.2 3.2 0 0 1 0 5.800M17.6 14.700c2 .7 3.2 2.4 3.4 4.8" />
    </>,
  ),
  log: line(
    <>
      <path d="M6 3.800h9.500L19 7.300v12.900H6Z" />
      <path d="M9 10h7M9 13.500h7M9 17h4" />
    </>,
  ),
  me: line(
    <>
      <circle cx="12" cy="8.5" r="3.7" />
      <path d="M4.8 20c.6-4 3.4-6 7.2-6s6.6 2 7.2 6" />
    </>,
  ),
  call: line(
    <path d="M6.2 4h3l1.6 4.2-2 1.500a11 11 0 0 0 5.5 5.500l1.5-2 4.2 1.600v3a2 2 0 0 1-2.2 2A16 16 0 0 1 4.2 6.2 2 2 0 0 1 6.2 4Z" />,
  ),
  text: line(
    <>
      <path d="M5 5h14a1.5 1.5 0 0 1 1.5 1.500v8A1.5 1.5 0 0 1 19 16h-7l-4.5 3.600V16H5a1.5 1.5 0 0 1-1.5-1.500v-8A1.5 1.5 0 0 1 5 5Z" />
      <path d="M8 9h8M8 12h5" />
    </>,
  ),
  mail: line(
    <>
      <rect x="3.5" y="5.5" width="17" height="13" rx="1.8" />
      <path d="M4 7l8 6 8-6" />
    </>,
  ),
  'saved-replies': line(
    <>
      <path d="M4 5.5h16v10.500H11l-4.500 4V16H4Z" />
      <path d="M8 9h8M8 12.500h5" />
    </>,
  ),
  take: line(<path d="M12 4v11M7.5 10.7 12 15.200l4.5-4.500M5 19.500h14" />),
  download: line(
    <path d="M12 4v10M8 10.500 12 14.500l4-4M5.5 16v2.500a1.5 1.5 0 0 0 1.5 1.500h10a1.5 1.5 0 0 0 1.5-1.500V16" />,
  ),
  done: line(<path d="M4.8 12.6 9.7 17.5 19.5 7" />),
  more: line(
    <>
      <circle cx="5.5" cy="12" r="1.1" fill="currentColor" />
      <circle cx="12" cy="12" r="1.1" fill="currentColor" />
      <circle cx="18.5" cy="12" r="1.1" fill="currentColor" />
    </>,
  ),
  search: line(
    <>
      <circle cx="10.8" cy="10.8" r="6" />
      <path d="m15.4 15.4 4.4 4.4" />
    </>,
  ),
  back: line(<path d="M14.5 5.5 8 12l6.5 6.5" />),
  reopen: line(<path d="M5 9.5h9a5 5 0 0 1 0 10h-4M9 5.5l-4 4 4 4" />),
  forward: line(<path d="M9.5 5.5 16 12l-6.5 6.5" />),
  filter: line(<path d="M4 7h16M7 12h10M10 17h4" />),
  close: line(<path d="m6.5 6.5 11 11M17.5 6.500l-11 11" />),
};
export type IconName = keyof typeof icons;

/** The logo: the sun disc in its arch. */
export const Logo = ({ className }: { className: string }) => (
  <svg viewBox="0 0 64 64" className={className} aria-hidden="true">
    <rect width="64" height="64" rx="14" className="fill-oxblood" />
    <path d="M14 64V32a18 18 0 0 1 36 0v32Z" className="fill-clay" />
    <circle cx="32" cy="34" r="11" className="fill-sun" />
  </svg>
);

import { shellWords } from '#words/staff/shell.ts';
import { icons } from './icons.tsx';

/** The link from a ticket that is shown alone to the list; Escape presses it. */
export const BackToLeads = () => (
  <a
    href="/staff/leads"
    data-key="Escape"
    className="inline-flex min-h-12 items-center gap-1 px-3 text-wine hover:underline sm:px-5 lg:px-7"
  >
    <icons.back />
    {shellWords.nav.leads}
  </a>
);

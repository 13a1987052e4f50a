import { teamWords } from '#words/staff/team.ts';

/** The link of an invitation, in case the mail does not arrive. */
export const InvitationLink = ({ link }: { link: string }) => (
  <div role="status" className="grid gap-2 rounded-md bg-leaf px-4 py-3 text-palm">
    <p>{teamWords.link}</p>
    <p className="rounded-sm bg-paper px-3 py-2 text-ink break-all select-all">{link}</p>
    <button
      type="button"
      data-copy={link}
      className="script-only min-h-11 justify-self-start font-medium text-wine underline"
    >
      {teamWords.copy}
    </button>
  </div>
);

import type { Frame } from '#staff/screen-types.ts';
import { accountWords } from '#words/staff/account.ts';
import { notices } from '#words/staff/notices.ts';
import { shellWords } from '#words/staff/shell.ts';

/** The region is always in the page, so that screen readers announce its text. */
export const Toast = ({ frame, back }: { frame: Frame; back: string }) => {
  const text = frame.notice ? notices[frame.notice] : undefined;
  return (
    <div role="status">
      {text && (
        <div
          data-toast
          className="pointer-events-auto flex min-h-12 max-w-full items-center gap-2 rounded-[1.75rem] bg-oxblood py-1 pr-2 pl-5 text-cream shadow-lift"
        >
          <p className="py-1.5 pr-3">{text}</p>
          {frame.notice === 'session-ended' && (
            <a
              href="/staff/sign-in"
              target="_blank"
              rel="noopener"
              className="grid min-h-11 shrink-0 place-items-center rounded-full px-4 font-medium text-sun hover:bg-wine focus-visible:outline-sun"
            >
              {accountWords.signIn}
            </a>
          )}
          {frame.lastChange && (
            <form method="post" action={frame.lastChange.undo} data-change="undo">
              <input type="hidden" name="back" value={back} />
              <button
                type="submit"
                className="min-h-11 rounded-full px-4 font-medium text-sun hover:bg-wine focus-visible:outline-sun"
              >
                {shellWords.undo}
              </button>
            </form>
          )}
        </div>
      )}
    </div>
  );
};

import { shortcutWords } from '#words/staff/shell.ts';
import { icons } from './icons.tsx';

/** The list of shortcuts; the key "?" opens it (staff/runtime/shortcuts.ts). */
export const ShortcutHelp = () => (
  <dialog
    data-shortcut-help
    aria-label={shortcutWords.title}
    className="m-auto w-[min(26rem,92vw)] rounded-lg border border-sand bg-paper p-6 text-ink shadow-lift backdrop:bg-oxblood/40"
  >
    <form method="dialog" className="grid gap-4">
      <div className="flex items-center justify-between gap-4">
        <h2 className="font-display text-xl">{shortcutWords.title}</h2>
        <button
          type="submit"
          aria-label={shortcutWords.close}
          className="grid size-11 place-items-center rounded-full hover:bg-cream"
        >
          <icons.close />
        </button>
      </div>
      <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-2">
        {shortcutWords.keys.map(([key, meaning]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="inline-block min-w-9 rounded-sm border border-sand bg-cream px-2 py-0.5 text-center font-text text-sm">
                {key}
              </kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <p>
        <a href="/staff/me" className="inline-flex min-h-11 items-center text-sm text-wine underline">
          {shortcutWords.off}
        </a>
      </p>
    </form>
  </dialog>
);

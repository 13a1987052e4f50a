import { shell } from '#words/pages/shell.ts';

export function SkipLink() {
  return (
    <a
      href="#content"
      className="fixed top-3 left-3 z-50 -translate-y-24 rounded-full bg-ink px-6 py-3 text-cream focus:translate-y-0"
    >
      {shell.skipLink}
    </a>
  );
}

import { Logo } from '#app/shell/logo.tsx';
import { shell } from '#words/pages/shell.ts';

/** The small header of pages that open inside the app, which has its own navigation. */
export function AppHeader() {
  return (
    <header className="flex h-16 items-center justify-center border-b border-ink/8 bg-cream">
      <Logo className="h-7 w-auto" />
      <span className="sr-only">{shell.appHeader}</span>
    </header>
  );
}

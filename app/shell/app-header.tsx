import { Logo } from '#app/components/logo.tsx';
import { shell } from '#words/pages/shell.ts';

/** The thin header of pages that open inside the app, where the app's own navigation surrounds us. */
export function AppHeader() {
  return (
    <header className="flex h-16 items-center justify-center border-b border-ink/8 bg-cream">
      <Logo className="h-7 w-auto" />
      <span className="sr-only">{shell.appHeader}</span>
    </header>
  );
}

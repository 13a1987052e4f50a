import type { ReactNode } from 'react';

type Props = { heading: string; text: string; children: ReactNode };

/** The target of SIGN UP! and of every SECURE button: text on the left, the form on the right. */
export function SignUpSection({ heading, text, children }: Props) {
  return (
    <section id="signup" aria-labelledby="signup-title" className="section-space bg-sun text-ink">
      <div className="container-page grid items-start gap-10 lg:grid-cols-[1fr_1.35fr] lg:gap-20">
        <header className="lg:sticky lg:top-[calc(var(--navbar-height)+2.5rem)]">
          <h2 id="signup-title" className="text-3xl">
            {heading}
          </h2>
          <p className="mt-5 max-w-md text-lg">{text}</p>
        </header>
        <div className="min-w-0">{children}</div>
      </div>
    </section>
  );
}

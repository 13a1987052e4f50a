import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { buttonClass } from '#app/components/ui/button.tsx';
import { Icon } from '#app/components/ui/icon.tsx';
import { forms } from '#words/forms.ts';

export type Sent = { heading: string; text: string; again: string };
type Props = {
  id: string;
  sent: Sent;
  /** The browser is offline; the resend queue sends the form as soon as it is online. */
  isWaiting?: boolean;
  /** The page shows the panel at its top, so the page scrolls there. */
  isAtTop?: boolean;
  onAgain: () => void;
};

/** Replaces a form that was sent and takes the focus, because the focused button no longer exists. */
export function SentPanel({ id, sent, isWaiting = false, isAtTop = false, onAgain }: Props) {
  const { pathname, search } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    if (isAtTop) window.scrollTo({ top: 0, behavior: 'instant' });
    // Scrolls also when the panel is in view, because a smooth scroll to the clicked button may still be running.
    else document.getElementById(id)?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, [isAtTop, id]);
  return (
    <div
      id={id}
      role="status"
      data-sent
      className="grid scroll-mt-28 justify-items-start gap-4 rounded-lg bg-leaf p-8 text-ink md:p-10"
    >
      <span className="grid size-14 place-items-center rounded-full bg-palm text-cream">
        <Icon name="check" className="size-7" />
      </span>
      <h3 ref={heading} tabIndex={-1} className="text-2xl focus:outline-none">
        {sent.heading}
      </h3>
      <p className="max-w-prose text-lg">{sent.text}</p>
      {isWaiting && <p className="max-w-prose font-medium">{forms.sentLater}</p>}
      {/* A link, because without scripts the page is loaded again; the query contains the chosen studio. */}
      <a
        href={pathname + search}
        className={buttonClass('secondary')}
        onClick={(event) => {
          event.preventDefault();
          onAgain();
        }}
      >
        {sent.again}
      </a>
    </div>
  );
}

import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { buttonClass } from '#app/components/ui/button.tsx';
import { Icon } from '#app/components/ui/icon.tsx';
import { forms } from '#words/forms.ts';

export type Sent = { heading: string; text: string; again: string };
type Props = {
  id: string;
  sent: Sent;
  /** There is no line: it leaves by itself as soon as there is one. */
  isWaiting?: boolean;
  /** The page makes room for it at its top, and is shown from there. */
  isAtTop?: boolean;
  onAgain: () => void;
};

/** Takes the place of a form that was sent, and the focus with it, so that nobody is left on a vanished button. */
export function SentPanel({ id, sent, isWaiting = false, isAtTop = false, onAgain }: Props) {
  const { pathname, search } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    if (isAtTop) window.scrollTo({ top: 0, behavior: 'instant' });
    // To the middle, also when it is in view: a glide to the button that was pressed may still be under way.
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
      {/* An address, because without scripts the page is asked for anew: with the studio that was chosen in it. */}
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

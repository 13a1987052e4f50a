import { buttonClass } from '#app/components/ui/button.tsx';
import { usePageData } from '#app/islands/page-data.ts';
import { formWords } from '#words/forms.ts';
import { ResultPanel } from './result-panel.tsx';

export type SentWords = { heading: string; text: string; again: string };
type Props = {
  id: string;
  sent: SentWords;
  hasFocus: boolean;
  /** The browser is offline; the form is unsent, and is sent when the browser is online again. */
  isSentLater: boolean;
  isAtTop?: boolean | undefined;
  onAgain: () => void;
};

/** Replaces a form that was sent. */
export function SentPanel({ id, sent, hasFocus, isSentLater, isAtTop, onAgain }: Props) {
  const { pathname, search } = usePageData();
  return (
    <ResultPanel id={id} kind="sent" heading={sent.heading} hasFocus={hasFocus} isAtTop={isAtTop}>
      <p className="max-w-prose text-lg">{sent.text}</p>
      {isSentLater && <p className="max-w-prose font-medium">{formWords.sentLater}</p>}
      {/* A link, because without scripts the page is loaded again; the query may contain the studio. */}
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
    </ResultPanel>
  );
}

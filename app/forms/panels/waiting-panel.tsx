import { useState } from 'react';
import { Button } from '#app/components/ui/button.tsx';
import { momentText } from '#content/formats.ts';
import { formWords } from '#words/forms.ts';
import { ResultPanel } from './result-panel.tsx';

type Props = {
  id: string;
  since: number;
  hasFocus: boolean;
  onTryNow: () => Promise<void>;
  onChange: () => Promise<void>;
};

/** Replaces an unsent form. The server has not confirmed it, so no text here says that it was sent. */
export function WaitingPanel({ id, since, hasFocus, onTryNow, onChange }: Props) {
  const { waiting } = formWords;
  const [busy, setBusy] = useState<'trying' | 'changing'>();
  const [hasTried, setTried] = useState(false);
  const during = (what: 'trying' | 'changing', run: () => Promise<void>) => async () => {
    setBusy(what);
    await run().finally(() => setBusy(undefined));
    setTried(what === 'trying');
  };
  return (
    <ResultPanel id={id} kind="waiting" heading={waiting.heading} hasFocus={hasFocus}>
      <p className="max-w-prose text-lg">{waiting.kept(momentText(since))}</p>
      <p className="max-w-prose">{waiting.later}</p>
      {hasTried && <p className="max-w-prose font-medium">{waiting.stillNoResponse}</p>}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button
          variant="secondary"
          isLoading={busy === 'trying'}
          loadingLabel={formWords.sending}
          onClick={during('trying', onTryNow)}
        >
          {waiting.tryNow}
        </Button>
        <Button variant="quiet" disabled={busy !== undefined} onClick={during('changing', onChange)}>
          {waiting.change}
        </Button>
      </div>
    </ResultPanel>
  );
}

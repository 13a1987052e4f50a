import { useEffect, useRef } from 'react';
import { htmlDataset } from '#app/browser/attributes.ts';
import { Button } from '#app/components/ui/button.tsx';
import { cx } from '#app/components/ui/class-names.ts';
import { showPopover } from '#app/components/ui/overlays/show-popover.ts';
import { Spinner } from '#app/components/ui/spinner.tsx';
import { formWords } from '#words/forms.ts';

type Props = {
  isShown: boolean;
  /** Of a request with files: the share that was sent, 0 to 1, and a function that stops it. */
  upload?: { share: number; onCancel: () => void } | false;
};

/** Covers the screen and locks scrolling while a form is sent. A popover also covers an open dialog. */
export function SendingOverlay({ isShown, upload }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isShown) return;
    const overlay = ref.current;
    showPopover(overlay, true);
    htmlDataset().scrollLocked = '';
    return () => {
      showPopover(overlay, false);
      delete htmlDataset().scrollLocked;
    };
  }, [isShown]);
  return (
    <div
      ref={ref}
      popover="manual"
      className={cx(
        'fixed inset-0 z-50 m-0 h-dvh max-h-none w-dvw max-w-none place-items-center bg-cream/75 text-wine select-none',
        isShown ? 'grid' : 'hidden',
      )}
    >
      <div className="grid min-w-52 justify-items-center gap-5 rounded-lg bg-paper px-12 py-10 shadow-lift">
        <div role="status">
          {isShown && (
            <p className="grid justify-items-center gap-5 font-display text-xl">
              <Spinner className="size-16" />
              {formWords.sending}
            </p>
          )}
        </div>
        {isShown && upload && <UploadBar {...upload} />}
      </div>
    </div>
  );
}

function UploadBar({ share, onCancel }: { share: number; onCancel: () => void }) {
  const { upload } = formWords;
  return (
    <>
      <div className="flex items-center gap-3">
        <progress
          aria-label={upload.progress}
          value={share}
          className="h-2 w-40 appearance-none overflow-hidden rounded-full bg-sand accent-wine [&::-moz-progress-bar]:bg-wine [&::-webkit-progress-bar]:bg-sand [&::-webkit-progress-value]:bg-wine"
        />
        <span aria-hidden="true" className="w-10 text-right text-sm tabular-nums">
          {Math.floor(share * 100)}%
        </span>
      </div>
      {/* After the last byte the server may have stored the form, so nothing is left to cancel. */}
      <Button variant="secondary" size="small" disabled={share === 1} onClick={onCancel}>
        {upload.cancel}
      </Button>
    </>
  );
}

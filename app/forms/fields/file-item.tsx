import { cx } from '#app/components/ui/class-names.ts';
import { Icon } from '#app/components/ui/icon.tsx';
import { fileSize } from '#content/formats.ts';
import { formWords } from '#words/forms.ts';

type Props = {
  file: File;
  /** Why the file was refused or not sent. */
  failure?: string;
  onTryAgain: () => void;
  onRemove: () => void;
};

/** One chosen file: name and size, or in red the reason of a failure and a button to try again. */
export function FileItem({ file, failure, onTryAgain, onRemove }: Props) {
  const { upload } = formWords;
  const hasFailed = failure !== undefined;
  return (
    <li
      data-failed={hasFailed || undefined}
      className={cx(
        'flex items-center gap-3 rounded-md border-[1.5px] py-2 pr-2 pl-4 text-sm',
        hasFailed ? 'border-alarm bg-alarm-ground text-alarm' : 'border-ink/20 bg-white',
      )}
    >
      <Icon name={hasFailed ? 'alert' : 'file'} className="size-5" />
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium">{file.name}</p>
        {hasFailed ? (
          <>
            <p>
              {upload.failed} {failure}
            </p>
            <button
              type="button"
              onClick={onTryAgain}
              className="min-h-11 pr-4 font-medium underline underline-offset-4"
            >
              {upload.tryAgain}
            </button>
          </>
        ) : (
          <p className="text-ink-soft">{fileSize(file.size)}</p>
        )}
      </div>
      <button
        type="button"
        aria-label={upload.remove(file.name)}
        onClick={onRemove}
        className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-sand"
      >
        <Icon name="close" className="size-5" />
      </button>
    </li>
  );
}

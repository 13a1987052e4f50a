import { cx } from '#app/components/ui/class-names.ts';
import { Icon } from '#app/components/ui/icon.tsx';
import { forms } from '#words/forms.ts';

type Props = {
  file: File;
  /** How much of it has been sent, 0 to 1; undefined when nothing is under way. */
  share?: number;
  /** Why it did not arrive. */
  failure?: string;
  onTryAgain: () => void;
  onRemove: () => void;
};

/** One chosen file: its name and size, how far it is, or in red why it failed and a way to try again. */
export function FileItem({ file, share, failure, onTryAgain, onRemove }: Props) {
  const { upload } = forms;
  const hasFailed = failure !== undefined && share === undefined;
  return (
    <li
      data-failed={hasFailed || undefined}
      className={cx(
        'relative flex items-center gap-3 overflow-hidden rounded-md border-[1.5px] py-2 pr-2 pl-4 text-sm',
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
          <p className="text-ink-soft">{upload.size(file.size)}</p>
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
      {share !== undefined && (
        <progress
          aria-label={upload.progress(file.name)}
          value={share}
          className="absolute inset-x-0 bottom-0 h-1 w-full appearance-none bg-sand accent-wine [&::-webkit-progress-bar]:bg-sand [&::-webkit-progress-value]:bg-wine"
        />
      )}
    </li>
  );
}

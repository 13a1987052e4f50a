import { type DragEvent, type RefObject, useId, useState } from 'react';
import { cx } from '#app/components/ui/class-names.ts';
import { FieldError } from '#app/components/ui/field.tsx';
import { Icon } from '#app/components/ui/icon.tsx';
import { formWords } from '#words/forms.ts';

type Props = {
  name: string;
  label: string;
  hint: string;
  accept: string;
  error: string | undefined;
  isMultiple?: boolean;
  isRequired?: boolean;
  inputRef: RefObject<HTMLInputElement | null>;
  onChoose: (files: readonly File[]) => void;
};

/** A file input that also accepts files which are dropped on it. */
export function DropZone({
  name,
  label,
  hint,
  accept,
  error,
  isMultiple,
  isRequired,
  inputRef,
  onChoose,
}: Props) {
  const id = useId();
  const [isDraggedOver, setDraggedOver] = useState(false);
  const markDrag = (value: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setDraggedOver(value);
  };
  return (
    <>
      <p id={`${id}-label`} className="mb-1.5 text-sm font-medium">
        {label}
        {isRequired && <span aria-hidden="true">*</span>}
      </p>
      <label
        htmlFor={id}
        onDragOver={markDrag(true)}
        onDragLeave={markDrag(false)}
        onDrop={(event) => {
          markDrag(false)(event);
          onChoose([...event.dataTransfer.files].slice(0, isMultiple ? undefined : 1));
        }}
        className={cx(
          'flex flex-wrap items-center justify-center gap-x-3 gap-y-1 rounded-md border-[1.5px] border-dashed bg-white px-5 py-6 text-center transition-colors',
          'has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-wine',
          isDraggedOver ? 'border-wine bg-peach' : error ? 'border-alarm' : 'border-ink/35 hover:border-wine',
        )}
      >
        <Icon name="upload" className="size-6 text-wine" />
        <span className="font-medium text-wine underline underline-offset-4">
          {isMultiple ? formWords.upload.choose : formWords.upload.chooseOne}
        </span>
        <span className="hidden text-ink-soft nav:inline">
          {isMultiple ? formWords.upload.drop : formWords.upload.dropOne}
        </span>
        <input
          ref={inputRef}
          id={id}
          type="file"
          name={name}
          accept={accept}
          multiple={isMultiple}
          aria-labelledby={`${id}-label`}
          aria-invalid={error ? true : undefined}
          aria-describedby={cx(error && `${id}-error`, `${id}-hint`)}
          onChange={({ target }) => {
            onChoose([...(target.files ?? [])]);
            // Without this, choosing the same file again after its removal causes no change event.
            target.value = '';
          }}
          className="sr-only noscript:not-sr-only noscript:w-full noscript:min-w-0"
        />
      </label>
      <p id={`${id}-hint`} className="mt-1.5 text-sm text-ink-soft">
        {hint}
      </p>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </>
  );
}

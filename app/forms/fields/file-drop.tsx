import { useRef } from 'react';
import type { SiteForm } from '#app/forms/state/use-site-form.ts';
import { acceptOf, cvKinds, supportKinds, validateFiles } from '#domain/forms/rules/files.ts';
import { formErrors } from '#words/form-errors.ts';
import { formWords } from '#words/forms.ts';
import { DropZone } from './drop-zone.tsx';
import { FileItem } from './file-item.tsx';

const keyOf = ({ name, lastModified, size }: File) => `${name} ${lastModified} ${size}`;

/** A file that is chosen again is the same file. */
const withoutRepeats = (files: readonly File[]) => [
  ...new Map(files.map((file) => [keyOf(file), file])).values(),
];

type Props = { form: SiteForm; name: string; label: string; hint: string };

/**
 * Pictures and videos for tech support. Each file is validated when it is chosen and shows its own error. An
 * invalid file stays in the form's value, so the form's rules reject the form until the file is removed.
 */
export function FileDrop({ form, name, label, hint }: Props) {
  const input = useFileInput<readonly File[]>(form, name);
  const files = validateFiles(input.value);
  const refusedCount = files.filter(({ refusal }) => refusal).length;
  const error = form.errorOf(name);
  const remove = (file: File) => input.change(input.value.filter((other) => other !== file));
  return (
    <div className="sm:col-span-2">
      <DropZone
        inputRef={input.ref}
        name={name}
        label={label}
        hint={hint}
        accept={acceptOf(supportKinds)}
        isMultiple
        error={error && refusedCount > 0 ? formWords.upload.leftOver(refusedCount) : error}
        onChoose={(chosen) => input.change(withoutRepeats([...input.value, ...chosen]))}
      />
      {files.length > 0 && (
        <ul className="mt-3 grid gap-2">
          {files.map(({ file, refusal }) => (
            <FileItem
              key={keyOf(file)}
              file={file}
              failure={
                refusal ? formErrors[refusal] : refusedCount > 0 ? undefined : (error ?? unsentReason(form))
              }
              onTryAgain={() => {
                if (!refusal) return input.submit();
                remove(file);
                input.open();
              }}
              onRemove={() => remove(file)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

/** One document. The form's rules validate it, so an invalid file stays in place with its error below. */
export function CvDrop({ form, name, label, hint }: Props) {
  const input = useFileInput<File | null>(form, name);
  const file = input.value;
  const error = form.errorOf(name);
  const choose = (chosen: File | null) => {
    input.change(chosen);
    input.leave();
  };
  return (
    <div className="sm:col-span-2">
      <DropZone
        inputRef={input.ref}
        name={name}
        label={label}
        hint={hint}
        accept={acceptOf(cvKinds)}
        isRequired
        error={error}
        onChoose={([first]) => first && choose(first)}
      />
      {file && (
        <ul className="mt-3">
          <FileItem
            file={file}
            failure={error ?? unsentReason(form)}
            onTryAgain={error ? input.open : input.submit}
            onRemove={() => choose(null)}
          />
        </ul>
      )}
    </div>
  );
}

/** Connects the file input to the form's values. */
function useFileInput<Chosen extends File | null | readonly File[]>(form: SiteForm, name: string) {
  const ref = useRef<HTMLInputElement>(null);
  return {
    value: form.watch(name) as Chosen,
    change: (chosen: Chosen) => form.change(name, chosen),
    leave: () => form.leave(name),
    open: () => ref.current?.click(),
    submit: () => ref.current?.form?.requestSubmit(),
    ref,
  };
}

/** A valid file has failed only if there was no response; every other notice is not about the file. */
const unsentReason = ({ notice }: SiteForm) => (notice?.text ? formErrors['files.failed'] : undefined);

import { useId } from 'react';
import { ticket as words } from '#words/staff/ticket.ts';
import { Button } from './controls.tsx';

type Props = {
  label: string;
  name: string;
  submit: string;
  options: readonly { id: string | number; name: string }[];
  /** Not in a form whose other buttons send it without this choice. */
  isRequired?: boolean;
  formAction?: string;
};

/** A choice of one from a list, with its button. */
export const SelectAndSend = ({ label, name, submit, options, isRequired, formAction }: Props) => {
  const id = useId();
  return (
    <div className="grid grid-cols-1 gap-1">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <div className="flex gap-2">
        <select
          id={id}
          name={name}
          required={isRequired}
          defaultValue=""
          className="min-h-11 min-w-0 flex-1 rounded-md border border-ink-soft/50 bg-white px-3 text-base"
        >
          <option value="">{words.sheets.choose}</option>
          {options.map((option) => (
            <option key={option.id} value={option.id}>
              {option.name}
            </option>
          ))}
        </select>
        <Button look="plain" {...(formAction && { formAction })}>
          {submit}
        </Button>
      </div>
    </div>
  );
};

import { ticketWords as words } from '#words/staff/ticket.ts';
import { Button, Choice } from './controls.tsx';

type Props = {
  label: string;
  name: string;
  submit: string;
  options: readonly { id: string | number; name: string }[];
  /** False in a form whose other buttons send it without this choice. */
  isRequired?: boolean;
  formAction?: string;
};

/** A select with its own submit button. */
export const SelectAndSend = ({ label, name, submit, options, isRequired, formAction }: Props) => (
  <Choice label={label} name={name} none={words.sheets.choose} options={options} required={isRequired}>
    <Button variant="plain" {...(formAction && { formAction })}>
      {submit}
    </Button>
  </Choice>
);

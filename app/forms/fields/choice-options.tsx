import { forms } from '#words/forms.ts';

/** The options of a select whose field has a fixed list of values. */
export function ChoiceOptions({ field }: { field: keyof typeof forms.choices }) {
  return (
    <>
      <option value="">{forms.choose.one}</option>
      {Object.entries(forms.choices[field]).map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </>
  );
}

import { formWords } from '#words/forms.ts';

/** The options of a select whose field has a fixed list of values. */
export function ChoiceOptions({ field }: { field: keyof typeof formWords.choices }) {
  return (
    <>
      <option value="">{formWords.choose.one}</option>
      {Object.entries(formWords.choices[field]).map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </>
  );
}

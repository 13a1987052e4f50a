import { useEffect, useLayoutEffect, useRef } from 'react';
import { nextFrameMs } from '#app/components/ui/next-frame.ts';

type Field = HTMLInputElement | HTMLSelectElement;
type Values<Name extends string> = Record<Name, string | null>;

const isRadio = (field: Field): field is HTMLInputElement => field.type === 'radio';

/**
 * Choices that change a part of the page, such as filters of a list or a studio: radio buttons and selects of
 * one fieldset, named like the choices. They are uncontrolled, so that the browser alone paints the frame
 * that shows a choice. The page follows in a later frame: together they block a slow phone for 400 ms.
 */
export function useChoiceFields<Name extends string>(
  /** The choices that the page shows. */
  applied: Values<Name>,
  /** Changes with each step back or forward (`useUrlState`). */
  returnCount: number,
  onChange: (changed: Partial<Values<Name>>) => void,
) {
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const names = Object.keys(applied) as Name[];
  const fields = () =>
    ([...(fieldset.current?.elements ?? [])] as Field[]).filter(({ name }) => name in applied);
  const chosenValue = (name: Name): string | null =>
    fields().find((field) => field.name === name && (!isRadio(field) || field.checked))?.value || null;
  // What the fields had before the visitor's choice. On hydration it may be less than the URL has.
  const known = useRef(applied);
  const fill = (values: Values<Name>) => {
    known.current = values;
    for (const field of fields()) {
      const value = values[field.name as Name] ?? '';
      if (isRadio(field)) field.checked = field.value === value;
      else field.value = value;
    }
  };
  const cancel = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };
  /** Several choices before the next frame, such as those replayed at hydration, are one change. */
  const applyInNextFrame = () => {
    cancel();
    timer.current = setTimeout(() => {
      timer.current = undefined;
      const changed = names.filter((name) => chosenValue(name) !== known.current[name]);
      const values = Object.fromEntries(changed.map((name) => [name, chosenValue(name)]));
      known.current = { ...known.current, ...values };
      onChange(values as Partial<Values<Name>>);
    }, nextFrameMs);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the values at hydration count
  useEffect(() => {
    // The visitor chose before hydration, or the browser restored a value.
    if (names.some((name) => chosenValue(name) !== applied[name])) applyInNextFrame();
    return cancel;
  }, []);
  // A step back or forward undoes a choice that is not applied yet.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs at each step
  useLayoutEffect(cancel, [returnCount]);
  const shownKey = JSON.stringify([applied, returnCount]);
  const filledKey = useRef(shownKey);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the choices
  useLayoutEffect(() => {
    if (filledKey.current === shownKey) return;
    filledKey.current = shownKey;
    // Not while a newer choice waits for its frame.
    if (timer.current === undefined) fill(applied);
  }, [shownKey]);
  return {
    // `onInput` and not `onChange`, which React calls for a radio button only if it knows the last value.
    fieldsetProps: { ref: fieldset, tabIndex: -1, onInput: applyInNextFrame },
    clear: () => {
      cancel();
      const none = Object.fromEntries(names.map((name) => [name, null])) as Values<Name>;
      fill(none);
      // The button that was pressed is removed together with the choices. Not a select: iOS may open it.
      fieldset.current?.focus({ preventScroll: true });
      onChange(none);
    },
  };
}

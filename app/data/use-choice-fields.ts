import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { nextFrameMs } from '#app/components/ui/next-frame.ts';
import { useLatest } from '#app/components/ui/use-latest.ts';

type Field = HTMLInputElement | HTMLSelectElement;
type Values<Name extends string> = Record<Name, string | null>;

const isRadio = (field: Field): field is HTMLInputElement => field.type === 'radio';

/**
 * Choices that change a part of the page, such as filters of a list or a studio: radio buttons and selects in
 * one element, named like the choices. They are uncontrolled, so that the browser alone paints the frame
 * that shows a choice. The page follows in a later frame: together they would be one long task.
 */
export function useChoiceFields<Name extends string>(
  /** The choices that the page shows. */
  applied: Values<Name>,
  /** Changes with each step back or forward (`useUrlState`). */
  returnCount: number,
  onChange: (changed: Partial<Values<Name>>) => void,
) {
  const parent = useRef<HTMLElement>(null);
  const latestApplied = useLatest(applied);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const names = Object.keys(applied) as Name[];
  const fields = () =>
    [...(parent.current?.querySelectorAll<Field>('input,select') ?? [])].filter(
      ({ name }) => name in applied,
    );
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
  const apply = () => {
    cancel();
    const changed = names.filter((name) => chosenValue(name) !== known.current[name]);
    // A choice that was undone before its frame: meanwhile the page may show something else.
    if (changed.length === 0) return fill(latestApplied.current);
    const values = Object.fromEntries(changed.map((name) => [name, chosenValue(name)]));
    known.current = { ...known.current, ...values };
    onChange(values as Partial<Values<Name>>);
  };
  /** Several choices before the next frame are one change. */
  const applyInNextFrame = () => {
    cancel();
    timer.current = setTimeout(apply, nextFrameMs);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the values at hydration count
  useEffect(() => {
    // The visitor chose before hydration, or the browser restored a value. Its frame is long past, and the
    // effects of the page, such as that of the remembered studio, must know the choice.
    if (names.some((name) => chosenValue(name) !== applied[name])) apply();
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
    parentProps: {
      ref: useCallback((element: HTMLElement | null) => {
        parent.current = element;
      }, []),
      // `onInput` and not `onChange`, which React calls for a radio button only if it knows the last value.
      onInput: applyInNextFrame,
    },
    /** The parent needs `tabIndex={-1}`: it gets the focus, because the pressed button is removed. */
    clear: () => {
      cancel();
      const none = Object.fromEntries(names.map((name) => [name, null])) as Values<Name>;
      fill(none);
      // Not a select: iOS may open it.
      parent.current?.focus({ preventScroll: true });
      onChange(none);
    },
  };
}

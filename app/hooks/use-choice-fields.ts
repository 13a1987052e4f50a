import { type SyntheticEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { nextFrameMs } from '#app/browser/when.ts';
import { useLatest } from '#app/components/ui/use-latest.ts';
import { usePageUrl } from '#app/islands/page-url.ts';

type Field = HTMLInputElement | HTMLSelectElement;
type Values<Name extends string> = Record<Name, string | null>;

const isRadio = (field: Field): field is HTMLInputElement => field.type === 'radio';

/**
 * Choices that change a part of the page, such as filters of a list or a studio: radio buttons and selects in
 * one element, named like the choices. React does not control them: the browser shows a choice at once, and
 * the page follows in a transition (`app/islands/page-url.ts`).
 */
export function useChoiceFields<Name extends string>(
  /** The choices that the page shows. */
  applied: Values<Name>,
  onChange: (changed: Partial<Values<Name>>) => void,
) {
  const { search } = usePageUrl();
  const parent = useRef<HTMLElement>(null);
  const latestApplied = useLatest(applied);
  const names = Object.keys(applied) as Name[];
  const fields = () =>
    [...(parent.current?.querySelectorAll<Field>('input,select') ?? [])].filter(
      ({ name }) => name in applied,
    );
  const fill = (values: Values<Name>) => {
    for (const field of fields()) {
      const value = values[field.name as Name] ?? '';
      if (isRadio(field)) field.checked = field.value === value;
      else field.value = value;
    }
  };
  const apply = (chosen: readonly Pick<Field, 'name' | 'value'>[]) => {
    const values = chosen.map(({ name, value }) => [name, value || null]);
    if (values.length > 0) onChange(Object.fromEntries(values) as Partial<Values<Name>>);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at hydration
  useEffect(() => {
    // The visitor chose before hydration, or the browser restored a value.
    const chosen = fields().filter((field) => !isRadio(field) || field.checked);
    apply(chosen.filter(({ name, value }) => (value || null) !== applied[name as Name]));
    // A step back may undo a choice that is not rendered yet.
    const refill = () => fill(latestApplied.current);
    window.addEventListener('popstate', refill);
    return () => window.removeEventListener('popstate', refill);
  }, []);
  const shownKey = JSON.stringify(applied);
  const filledKey = useRef(shownKey);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the choices
  useLayoutEffect(() => {
    // A render that is behind the URL must not undo a newer choice.
    if (filledKey.current === shownKey || search !== window.location.search) return;
    filledKey.current = shownKey;
    fill(applied);
  }, [shownKey, search]);
  return {
    parentProps: {
      ref: (element: HTMLElement | null) => {
        parent.current = element;
      },
      // `onInput`, because React skips `onChange` of a radio button whose stored `checked` is outdated.
      onInput: ({ target }: SyntheticEvent) => {
        const { name, value } = target as Field;
        setTimeout(() => apply([{ name, value }]), nextFrameMs);
      },
    },
    /** The parent needs `tabIndex={-1}`: it gets the focus, because the pressed button is removed. */
    clear: () => {
      const none = Object.fromEntries(names.map((name) => [name, null])) as Values<Name>;
      fill(none);
      // The parent gets the focus and not a select, which iOS may open.
      parent.current?.focus({ preventScroll: true });
      onChange(none);
    },
  };
}

import { closestOf, listen } from '#app/hydration/page-script/events.ts';

export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
export type RecordedInput = { button?: HTMLElement; values: Map<Field, string> };

/** Records the last pressed button and the values, until the signal aborts. A press only calls `onPress`. */
export function recordInput(
  recorded: RecordedInput,
  signal: AbortSignal,
  buttons: string,
  onPress: (button: HTMLElement) => void,
): void {
  listen(
    'click',
    (event) => {
      const button = closestOf(event, buttons);
      if (!button) return;
      event.preventDefault();
      event.stopPropagation();
      recorded.button = button;
      onPress(button);
    },
    signal,
  );
  listen(
    'input',
    ({ target }) => {
      const field = target as Field;
      // The value of these is not what the visitor chose.
      if (!/file|checkbox|radio/.test(field.type)) recorded.values.set(field, field.value);
    },
    signal,
  );
}

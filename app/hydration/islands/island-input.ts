import {
  type Field,
  type RecordedInput,
  recordInput,
} from '#app/hydration/page-script/react-start/record-input.ts';
import { replayValues } from '#app/hydration/replay-early-input.ts';

/**
 * What the visitor presses and types in an island before its code has loaded. React drops clicks on parts
 * whose code is not loaded yet, so the last one is recorded and replayed once, like the values.
 */
export function islandInput(selector: string) {
  const recorded: RecordedInput = { values: new Map() };
  const recording = new AbortController();
  /** The element itself, or the one that has replaced it since React rendered the island anew. */
  const current = <Found extends Element>(element: Found, all: string, isSame: (other: Found) => boolean) =>
    element.isConnected ? element : [...document.querySelectorAll<Found>(`${selector} ${all}`)].find(isSame);
  const currentField = (field: Field) => current(field, '[name]', ({ name }) => name === field.name);
  const currentButton = (button: HTMLElement) =>
    current(button, 'button', ({ textContent }) => textContent === button.textContent);
  return {
    record: () => recordInput(recorded, recording.signal, `${selector} :is(button,[role=tab])`, () => {}),
    isReplayed: () => recording.signal.aborted,
    replay: () => {
      if (recording.signal.aborted) return;
      recording.abort();
      for (const [field, value] of recorded.values) {
        const shown = currentField(field);
        if (shown?.closest(selector)) replayValues([[shown, value]]);
      }
      if (recorded.button) currentButton(recorded.button)?.click();
    },
    /** React has rendered the island anew, and the field in which the visitor types is another one. */
    restoreFocus: (focused: Element | null | undefined) => {
      if (focused && !focused.isConnected) currentField(focused as Field)?.focus({ preventScroll: true });
    },
  };
}

import { closestOf, listen, pageState } from './events.ts';
import type { App } from './start-app.ts';

/** The keyboard steps through the options of a select, so the page must not change at the first step. */
const settleMs = 400;

/**
 * A choice in a form whose result has its own address (the schedule of a studio, its prices). If React is starting, it handles the choice
 * (`replay-early-input.ts`). Otherwise the browser loads the address, which is faster than starting React.
 */
export function chooseByAddress(app: App, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout>;
  listen(
    ['change'],
    (event) => {
      const form = closestOf<HTMLFormElement>(event, 'form[data-choices]');
      if (!form) return;
      pageState.waitingFor = 'choice';
      clearTimeout(timer);
      timer = setTimeout(
        () => {
          if (signal.aborted || app.isRunning()) return;
          const address = new URL(form.action);
          for (const [name, value] of new FormData(form))
            if (value) address.searchParams.set(name, `${value}`);
          location.assign(address);
        },
        closestOf(event, ':focus-visible') ? settleMs : 0,
      );
    },
    signal,
  );
}

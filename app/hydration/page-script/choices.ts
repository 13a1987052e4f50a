import { closestOf, listen, pageState } from './events.ts';
import type { App } from './start-app.ts';

/** Within this time React can usually start; otherwise the page of the chosen address loads. */
const patienceMs = 1200;

/**
 * A choice in a form whose answer is a plain address (the schedule of a studio, its prices): React shows it if its code
 * arrives soon, otherwise the browser loads that address.
 */
export function chooseByAddress(app: App, signal: AbortSignal): void {
  let timer = 0;
  listen(
    ['change'],
    (event) => {
      const form = closestOf<HTMLFormElement>(event, 'form[data-choices]');
      if (!form) return;
      pageState.waitingFor = 'choice';
      app.run();
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (signal.aborted || app.isRunning()) return;
        const address = new URL(form.action);
        for (const [name, value] of new FormData(form)) if (value) address.searchParams.set(name, `${value}`);
        location.assign(address);
      }, patienceMs) as unknown as number;
    },
    signal,
  );
}

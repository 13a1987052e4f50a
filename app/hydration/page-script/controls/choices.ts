import { nextFrameMs } from '#app/components/ui/next-frame.ts';
import { settleMs } from '#app/hydration/page-script/delays.ts';
import { closestOf, listen } from '#app/hydration/page-script/events.ts';
import { pageState } from '#app/hydration/page-script/page-state.ts';
import type { App } from '#app/hydration/page-script/react-start/start-app.ts';

/**
 * A choice in a form whose result has its own URL (the schedule of a studio, its prices). If React is
 * starting, it handles the choice (`replay-early-input.ts`). Otherwise the browser loads the URL, which is
 * faster than starting React.
 */
export function chooseByUrl(app: App, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout>;
  listen(
    'change',
    (event) => {
      const form = closestOf<HTMLFormElement>(event, 'form[data-choices]');
      if (!form) return;
      clearTimeout(timer);
      timer = setTimeout(
        () => {
          if (signal.aborted) return;
          pageState.waitingFor = 'choice';
          if (app.isRunning()) return;
          const url = new URL(form.action);
          for (const [name, value] of new FormData(form)) if (value) url.searchParams.set(name, `${value}`);
          location.assign(url);
        },
        closestOf(event, ':focus-visible') ? settleMs : nextFrameMs,
      );
    },
    signal,
  );
}

import { type ComponentType, memo, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { IslandErrorBoundary } from './island-error-boundary.tsx';
import { lazyComponent } from './lazy-component.ts';
import { type RecordedInput, recordInput } from './page-script/react-start/record-input.ts';
import { replayValues } from './replay-early-input.ts';

/**
 * An island is rendered by the server. Its JavaScript loads when it comes near the viewport, when it is
 * touched, or some seconds after the app has started. React drops clicks on parts whose code is not loaded
 * yet, so an earlier click is recorded and replayed. If the code fails to load or throws, the server's HTML
 * stays on the page and the browser posts its form without a script.
 */
export function island<Props extends object>(
  name: string,
  load: () => Promise<{ default: ComponentType<Props> }>,
  options: { fallback?: ReactNode; className?: string } = {},
) {
  const selector = `[data-island="${name}"]`;
  const recorded: RecordedInput = { values: new Map() };
  const recording = new AbortController();
  const replay = () => {
    if (recording.signal.aborted) return;
    recording.abort();
    replayValues([...recorded.values].filter(([field]) => field.closest(selector)));
    recorded.button?.click();
  };
  let start = () => {};
  const hydrate = new Promise<void>((done) => {
    start = done;
  });
  /** The elements of the server's page. After a client-side navigation React renders the island. */
  let roots: HTMLElement[] | undefined;
  const listen = () => {
    if (roots || typeof document === 'undefined') return;
    roots = [...document.querySelectorAll<HTMLElement>(selector)];
    if (roots.length > 0)
      recordInput(recorded, recording.signal, `${selector} :is(button,[role=tab])`, () => {});
  };
  const Inner = lazyComponent<Props>(async () => {
    listen();
    if (roots && roots.length > 0) {
      whenNeeded(roots, start);
      await hydrate;
    }
    const { default: Component } = await load().catch(() => {
      replay();
      return new Promise<never>(() => {});
    });
    return {
      default: function Hydrated(props: Props) {
        useEffect(replay, []);
        return <Component {...props} />;
      },
    };
  });

  return memo(function Island(props: Props) {
    const root = useRef<HTMLDivElement>(null);
    useEffect(() => {
      // Before the page replays its early input: this island may hydrate later and must record a replayed
      // click.
      listen();
      if (root.current && !roots?.includes(root.current)) start();
    }, []);
    return (
      <div ref={root} data-island={name} className={options.className}>
        <IslandErrorBoundary root={root} onBroken={replay}>
          <Suspense fallback={options.fallback ?? null}>
            <Inner {...props} />
          </Suspense>
        </IslandErrorBoundary>
      </div>
    );
  });
}

const idleStartMs = 4000;

function whenNeeded(roots: HTMLElement[], run: () => void) {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) start();
    },
    { rootMargin: '400px' },
  );
  const start = () => {
    observer.disconnect();
    run();
  };
  for (const root of roots) {
    observer.observe(root);
    for (const type of ['pointerdown', 'focusin']) root.addEventListener(type, start, { once: true });
  }
  setTimeout(() => (window.requestIdleCallback ?? setTimeout)(start), idleStartMs);
}

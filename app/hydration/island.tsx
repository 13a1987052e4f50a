import { type ComponentType, memo, type RefObject, Suspense, useEffect, useRef } from 'react';
import { IslandErrorBoundary } from './island-error-boundary.tsx';
import { lazyComponent } from './lazy-component.ts';
import { type Field, type RecordedInput, recordInput } from './page-script/react-start/record-input.ts';
import { replayValues } from './replay-early-input.ts';

/**
 * An island is rendered by the server. Its JavaScript loads when it comes near the viewport, when something
 * on the page is pressed, or some seconds after the app has started. React drops clicks on parts whose code
 * is not loaded yet, so an earlier click is recorded and replayed. If the code fails to load or throws, the
 * server's HTML stays on the page and the browser posts its form without a script.
 */
export function island<Props extends object>(
  name: string,
  load: () => Promise<{ default: ComponentType<Props> }>,
  options: { className?: string } = {},
) {
  const selector = `[data-island="${name}"]`;
  const recorded: RecordedInput = { values: new Map() };
  const recording = new AbortController();
  const replay = () => {
    if (recording.signal.aborted) return;
    recording.abort();
    const shownField = (field: Field) =>
      field.isConnected ? field : document.querySelector<Field>(`${selector} [name="${field.name}"]`);
    for (const [field, value] of recorded.values) {
      const shown = shownField(field);
      if (shown?.closest(selector)) replayValues([[shown, value]]);
    }
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
    const { default: Component } = await load();
    return {
      default: function Hydrated(props: Props) {
        useEffect(replay, []);
        return <Component {...props} />;
      },
    };
  });

  return memo(function Island(props: Props) {
    const root = useRef<HTMLDivElement>(null);
    const serverNodes = useRef<ChildNode[]>([]);
    useEffect(() => {
      serverNodes.current = [...(root.current?.childNodes ?? [])];
      // Before the page replays its early input: this island may hydrate later and must record a replayed
      // click.
      listen();
      if (root.current && !roots?.includes(root.current)) start();
    }, []);
    return (
      <div ref={root} data-island={name} className={options.className}>
        <IslandErrorBoundary root={root} onBroken={replay}>
          <Suspense fallback={<ServerNodes nodes={serverNodes} />}>
            <Inner {...props} />
          </Suspense>
        </IslandErrorBoundary>
      </div>
    );
  });
}

/**
 * React removes the HTML of an island that is not hydrated yet when the URL changes, because a part inside
 * might read it. The same nodes stay in the page until the code is there, with what was typed into them.
 */
const ServerNodes = ({ nodes }: { nodes: RefObject<ChildNode[]> }) => (
  <div className="contents" ref={(element) => element?.replaceChildren(...nodes.current)} />
);

const idleStartMs = 2000;

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
  // If a press during hydration changes the URL, React shows the change once every island is hydrated.
  if (navigator.userActivation?.hasBeenActive) start();
  else window.addEventListener('click', start, { once: true, capture: true });
  setTimeout(() => (window.requestIdleCallback ?? setTimeout)(start), idleStartMs);
}

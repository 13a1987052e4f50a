import {
  type ComponentType,
  memo,
  type RefObject,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
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
) {
  const selector = `[data-island="${name}"]`;
  const recorded: RecordedInput = { values: new Map() };
  const recording = new AbortController();
  /** The element itself, or the one that has replaced it since React rendered the island anew. */
  const current = <Found extends Element>(element: Found, all: string, isSame: (other: Found) => boolean) =>
    element.isConnected ? element : [...document.querySelectorAll<Found>(`${selector} ${all}`)].find(isSame);
  const currentField = (field: Field) => current(field, '[name]', ({ name }) => name === field.name);
  const currentButton = (button: HTMLElement) =>
    current(button, 'button', ({ textContent }) => textContent === button.textContent);
  const replay = () => {
    if (recording.signal.aborted) return;
    recording.abort();
    for (const [field, value] of recorded.values) {
      const shown = currentField(field);
      if (shown?.closest(selector)) replayValues([[shown, value]]);
    }
    if (recorded.button) currentButton(recorded.button)?.click();
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
    const { default: Component } = await load().catch(async (error) => {
      // An import fails too when the visitor leaves the page, which is no error.
      await new Promise((done) => setTimeout(done, leavingMs));
      throw error;
    });
    return {
      default: function Hydrated(props: Props) {
        const [focused] = useState(() => globalThis.document?.activeElement);
        useEffect(() => {
          // React has rendered the island anew, and the field in which the visitor types is another one.
          if (focused && !focused.isConnected) currentField(focused as Field)?.focus({ preventScroll: true });
          replay();
        }, [focused]);
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
      <div ref={root} data-island={name}>
        <IslandErrorBoundary root={root} onBroken={replay}>
          <Suspense fallback={recording.signal.aborted ? null : <ServerNodes nodes={serverNodes} />}>
            <Inner {...props} />
          </Suspense>
        </IslandErrorBoundary>
      </div>
    );
  });
}

/**
 * React removes the HTML of an island that is not hydrated yet when the URL changes, because a part inside
 * might read it. The same nodes stay in the page until the code is there. Then React renders the island anew,
 * and its form takes over what was typed (`valuesTypedBeforeHydration`).
 */
function ServerNodes({ nodes }: { nodes: RefObject<ChildNode[]> }) {
  const parent = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => parent.current?.replaceChildren(...nodes.current), [nodes]);
  return nodes.current.length > 0 && <div ref={parent} data-server-nodes="" className="contents" />;
}

const idleStartMs = 2000;
const leavingMs = 1000;

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

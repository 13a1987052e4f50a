import { type ComponentType, lazy, memo, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { type EarlyValues, replayValues } from './replay-early-input.ts';
import { ServerPart } from './server-part.tsx';

/**
 * Server-rendered at once; its JavaScript loads when it nears the viewport, is touched, or the app has been awake for a
 * while. React drops clicks on parts whose code is not there yet, so a press made before then is kept and repeated. Code
 * that never arrives, or throws, leaves the server's part standing, and its form is sent the plain way.
 */
export function island<Props extends object>(
  name: string,
  load: () => Promise<{ default: ComponentType<Props> }>,
  options: { fallback?: ReactNode; className?: string } = {},
) {
  let repeatPress = () => {};
  let wakeUp = () => {};
  const awake = new Promise<void>((done) => {
    wakeUp = done;
  });
  /** What the server rendered. After a step to another page and back React draws the part itself, and waits for nothing. */
  let roots: HTMLElement[] | undefined;
  const listen = () => {
    if (roots || typeof document === 'undefined') return;
    roots = [...document.querySelectorAll<HTMLElement>(`[data-island="${name}"]`)];
    if (roots.length > 0) repeatPress = captureEarlyInput(roots);
  };
  const hear = () => {
    repeatPress();
    repeatPress = () => {};
  };
  const Inner = lazy(async () => {
    listen();
    if (roots && roots.length > 0) {
      whenWanted(roots, wakeUp);
      await awake;
    }
    const { default: Component } = await load().catch(() => {
      hear();
      return new Promise<never>(() => {});
    });
    return {
      default: function Awake(props: Props) {
        useEffect(hear, []);
        return <Component {...props} />;
      },
    };
  }) as unknown as ComponentType<Props>;

  return memo(function Island(props: Props) {
    const root = useRef<HTMLDivElement>(null);
    useEffect(() => {
      // Before the page repeats what was pressed while it slept: this part of it may sleep on for a while.
      listen();
      if (root.current && !roots?.includes(root.current)) wakeUp();
    }, []);
    return (
      <div ref={root} data-island={name} className={options.className}>
        <ServerPart root={root} onBroken={hear}>
          <Suspense fallback={options.fallback ?? null}>
            <Inner {...props} />
          </Suspense>
        </ServerPart>
      </div>
    );
  });
}

/** Records the last button pressed and the values given before the island's code has loaded; the returned function repeats them. */
function captureEarlyInput(roots: HTMLElement[]): () => void {
  let pressed: HTMLElement | undefined;
  const values: EarlyValues = new Map();
  const isOurs = (element: Element) => roots.some((root) => root.contains(element));
  const recordClick = (event: Event) => {
    const button = (event.target as Element).closest<HTMLElement>('button, [role="tab"]');
    if (!button || !isOurs(button)) return;
    event.preventDefault();
    event.stopPropagation();
    pressed = button;
  };
  const recordValue = ({ target }: Event) => {
    const isText = (target as Element).matches(
      'select, textarea, input:not([type=file], [type=checkbox], [type=radio])',
    );
    if (isText && isOurs(target as Element))
      values.set(target as HTMLInputElement, (target as HTMLInputElement).value);
  };
  // On the window, because React's own listener on the document would swallow such a click.
  window.addEventListener('click', recordClick, true);
  window.addEventListener('input', recordValue, true);
  return () => {
    window.removeEventListener('click', recordClick, true);
    window.removeEventListener('input', recordValue, true);
    replayValues(values);
    pressed?.click();
  };
}

const idleStartMs = 4000;

function whenWanted(roots: HTMLElement[], run: () => void) {
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

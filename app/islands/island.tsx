import { type ComponentType, lazy, memo, type ReactNode, Suspense, useEffect } from 'react';
import { type KeptValues, repeatValues } from '#app/early-presses.ts';

/**
 * Server-rendered at once; its JavaScript loads when it nears the viewport, is touched, or the browser has been idle for
 * a while. React drops clicks on parts whose code is not there yet, so a press made before then is kept and repeated.
 */
export function island<Props extends object>(
  name: string,
  load: () => Promise<{ default: ComponentType<Props> }>,
  options: { fallback?: ReactNode; className?: string } = {},
) {
  let repeatPress = () => {};
  let roots: HTMLElement[] | undefined;
  const listen = () => {
    if (roots || typeof document === 'undefined') return;
    roots = [...document.querySelectorAll<HTMLElement>(`[data-island="${name}"]`)];
    if (roots.length > 0) repeatPress = keepPress(roots);
  };
  const Inner = lazy(async () => {
    listen();
    if (roots && roots.length > 0) await wake(roots);
    const { default: Component } = await load();
    return {
      default: function Awake(props: Props) {
        useEffect(() => {
          repeatPress();
          repeatPress = () => {};
        }, []);
        return <Component {...props} />;
      },
    };
  }) as unknown as ComponentType<Props>;

  return memo(function Island(props: Props) {
    // Before the page repeats what was pressed while it slept: this part of it may sleep on for a while.
    useEffect(listen, []);
    return (
      <div data-island={name} className={options.className}>
        <Suspense fallback={options.fallback ?? null}>
          <Inner {...props} />
        </Suspense>
      </div>
    );
  });
}

/** Remembers the last button pressed and the values given in the sleeping island; the returned function repeats them. */
function keepPress(roots: HTMLElement[]): () => void {
  let pressed: HTMLElement | undefined;
  const values: KeptValues = new Map();
  const isOurs = (element: Element) => roots.some((root) => root.contains(element));
  const keep = (event: Event) => {
    const button = (event.target as Element).closest<HTMLElement>('button, [role="tab"]');
    if (!button || !isOurs(button)) return;
    event.preventDefault();
    event.stopPropagation();
    pressed = button;
  };
  const keepValue = ({ target }: Event) => {
    const isText = (target as Element).matches(
      'select, textarea, input:not([type=file], [type=checkbox], [type=radio])',
    );
    if (isText && isOurs(target as Element))
      values.set(target as HTMLInputElement, (target as HTMLInputElement).value);
  };
  // On the window, because React's own listener on the document would swallow such a click.
  window.addEventListener('click', keep, true);
  window.addEventListener('input', keepValue, true);
  return () => {
    window.removeEventListener('click', keep, true);
    window.removeEventListener('input', keepValue, true);
    repeatValues(values);
    pressed?.click();
  };
}

function wake(roots: HTMLElement[]): Promise<void> {
  return new Promise((done) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        done();
      },
      { rootMargin: '400px' },
    );
    for (const root of roots) {
      observer.observe(root);
      for (const type of ['pointerdown', 'focusin'])
        root.addEventListener(type, () => done(), { once: true });
    }
    const whenIdle = window.requestIdleCallback ?? setTimeout;
    window.addEventListener('load', () => setTimeout(() => whenIdle(() => done()), 4000), { once: true });
  });
}

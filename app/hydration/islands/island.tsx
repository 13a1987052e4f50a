import { type ComponentType, memo, Suspense, useEffect, useRef, useState } from 'react';
import { lazyComponent } from '#app/hydration/lazy-component.ts';
import { IslandErrorBoundary } from './island-error-boundary.tsx';
import { islandInput } from './island-input.ts';
import { ServerNodes } from './server-nodes.tsx';
import { whenNeeded } from './when-needed.ts';

/** An import fails too when the visitor leaves the page, which is no error. */
const leavingMs = 1000;

/**
 * An island is rendered by the server. Its JavaScript loads when it is needed (`when-needed.ts`). What the
 * visitor presses and types until then is recorded and replayed (`island-input.ts`). If the code fails to
 * load or throws, the server's HTML stays on the page and the browser posts its form without a script.
 */
export function island<Props extends object>(
  name: string,
  load: () => Promise<{ default: ComponentType<Props> }>,
) {
  const selector = `[data-island="${name}"]`;
  const input = islandInput(selector);
  let hydrate = () => {};
  const isNeeded = new Promise<void>((done) => {
    hydrate = done;
  });
  /** The elements of the server's page. After a client-side navigation React renders the island. */
  let roots: HTMLElement[] | undefined;
  const record = () => {
    if (roots || typeof document === 'undefined') return;
    roots = [...document.querySelectorAll<HTMLElement>(selector)];
    if (roots.length > 0) input.record();
  };
  const Inner = lazyComponent<Props>(async () => {
    record();
    if (roots && roots.length > 0) {
      whenNeeded(roots, hydrate);
      await isNeeded;
    }
    const { default: Component } = await load().catch(async (error) => {
      await new Promise((done) => setTimeout(done, leavingMs));
      throw error;
    });
    return {
      default: function Hydrated(props: Props) {
        const [focused] = useState(() => globalThis.document?.activeElement);
        useEffect(() => {
          input.restoreFocus(focused);
          input.replay();
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
      record();
      if (root.current && !roots?.includes(root.current)) hydrate();
    }, []);
    return (
      <div ref={root} data-island={name}>
        <IslandErrorBoundary root={root} onBroken={input.replay}>
          <Suspense fallback={input.isReplayed() ? null : <ServerNodes nodes={serverNodes} />}>
            <Inner {...props} />
          </Suspense>
        </IslandErrorBoundary>
      </div>
    );
  });
}

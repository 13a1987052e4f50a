import { type ComponentType, type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { islandDataset } from '#app/browser/attributes.ts';
import { mountToaster } from './toaster.tsx';

type Props = { onReady: () => void; children: ReactNode };

function Ready({ onReady, children }: Props) {
  useEffect(onReady, [onReady]);
  return children;
}

/** The browser half of an island. `onReady` is called once, when its listeners work; otherwise `onThrown`. */
export function hydrate(
  node: HTMLElement,
  Component: ComponentType<object>,
  onReady: () => void,
  onThrown: () => void,
): void {
  mountToaster();
  const serverNodes = [...node.childNodes];
  startTransition(() => {
    hydrateRoot(
      node,
      <StrictMode>
        <Ready onReady={onReady}>
          <Component {...(JSON.parse(islandDataset(node).props) as object)} />
        </Ready>
      </StrictMode>,
      {
        identifierPrefix: node.id,
        // The code throws: the server's nodes return with all that was typed, and the browser posts the form.
        onUncaughtError(error) {
          console.error(error);
          node.replaceChildren(...serverNodes);
          onThrown();
        },
      },
    );
  });
}

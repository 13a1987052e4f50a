import { type ComponentType, type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Toaster } from '#app/components/ui/overlays/toast.tsx';
import { shell } from '#words/pages/shell.ts';

type Props = { node: HTMLElement; onReady: () => void; children: ReactNode };

function Ready({ node, onReady, children }: Props) {
  useEffect(() => {
    node.dataset.ready = '';
    onReady();
  }, [node, onReady]);
  return children;
}

/** The browser half of an island. `onReady` is called once, when its listeners work. */
export function hydrate(node: HTMLElement, Component: ComponentType<object>, onReady: () => void): void {
  mountToaster();
  const serverNodes = [...node.childNodes];
  startTransition(() => {
    hydrateRoot(
      node,
      <StrictMode>
        <Ready node={node} onReady={onReady}>
          <Component {...(JSON.parse(node.dataset.props ?? '{}') as object)} />
        </Ready>
      </StrictMode>,
      {
        identifierPrefix: node.id,
        // The code throws: the server's nodes return with all that was typed, and the browser posts the form.
        onUncaughtError(error) {
          console.error(error);
          node.replaceChildren(...serverNodes);
          onReady();
        },
      },
    );
  });
}

let hasToaster = false;
/** All islands share the toasts. */
function mountToaster(): void {
  if (hasToaster) return;
  hasToaster = true;
  createRoot(document.body.appendChild(document.createElement('div'))).render(
    <Toaster label={shell.toasts.region} closeLabel={shell.toasts.close} />,
  );
}

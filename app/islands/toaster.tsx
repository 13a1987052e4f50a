import { createRoot } from 'react-dom/client';
import { Toaster } from '#app/components/ui/overlays/toast.tsx';
import { shell } from '#words/pages/shell.ts';

let isMounted = false;

/** All islands share the toasts of the page. */
export function mountToaster(): void {
  if (isMounted) return;
  isMounted = true;
  createRoot(document.body.appendChild(document.createElement('div'))).render(
    <Toaster label={shell.toasts.region} closeLabel={shell.toasts.close} />,
  );
}

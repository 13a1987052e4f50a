import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { cx } from '#app/components/ui/class-names.ts';
import { Icon } from '#app/components/ui/icon.tsx';
import { showPopover } from './show-popover.ts';

export type Toast = {
  title: string;
  description?: string;
  status: 'error' | 'success';
  /** How long the toast is shown; the time stops while the pointer or focus is on it, or the tab is hidden. */
  durationMs?: number;
  action?: { label: string; run: () => void };
};
/** The remaining time does not restart when a dialog closes and its toast moves to another position. */
type Shown = Toast & { id: number; remainingMs: number };

const nothing: readonly Shown[] = [];
let shown = nothing;
let lastId = 0;
const listeners = new Set<() => void>();
const publish = (next: readonly Shown[]) => {
  shown = next;
  for (const listener of listeners) listener();
};
export const dismissToast = (id: number) => publish(shown.filter((toast) => toast.id !== id));

export function showToast(toast: Toast): number {
  lastId += 1;
  // The same text twice is one toast, shown again for its full time.
  publish(
    [
      ...shown.filter((other) => other.title !== toast.title || other.description !== toast.description),
      { ...toast, id: lastId, remainingMs: toast.durationMs ?? 5000 },
    ].slice(-3),
  );
  return lastId;
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Toasts move into an open dialog, because everything outside it is inert: they could not be clicked. */
const openDialog = () => document.querySelector('dialog[open]') ?? undefined;
if (typeof window !== 'undefined')
  for (const name of ['open-dialog', 'close', 'visibilitychange'])
    window.addEventListener(name, () => publish(shown), true);

export function Toaster({ label, closeLabel }: { label: string; closeLabel: string }) {
  const toasts = useSyncExternalStore(
    subscribe,
    () => shown,
    () => nothing,
  );
  const dialog = useSyncExternalStore(subscribe, openDialog, () => undefined);
  const region = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place has another region, which must be shown again
  useEffect(() => {
    // A popover is in the top layer, so a toast is never hidden behind an open dialog.
    showPopover(region.current, toasts.length > 0);
  }, [toasts, dialog]);
  const notices = (
    <section
      ref={region}
      popover="manual"
      aria-label={label}
      aria-live="polite"
      // A class shows it, so that browsers without popovers show it in place, above the page.
      className={cx(
        // Between the controls of a film at its upper edge and the captions at its lower one.
        'in-data-[placement=full]:top-auto in-data-[placement=full]:bottom-24',
        'fixed inset-x-0 top-3 bottom-auto z-50 m-auto w-[min(100%-1.5rem,28rem)] flex-col gap-3 overflow-visible bg-transparent',
        toasts.length > 0 ? 'flex' : 'hidden',
      )}
    >
      <h2 className="sr-only">{label}</h2>
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} closeLabel={closeLabel} />
      ))}
    </section>
  );
  return dialog ? createPortal(notices, dialog) : notices;
}

function ToastCard({ toast, closeLabel }: { toast: Shown; closeLabel: string }) {
  const { id, title, description, status, action } = toast;
  const [isHeld, setHeld] = useState(false);
  const isHidden = useSyncExternalStore(subscribe, () => document.hidden);
  useEffect(() => {
    if (isHeld || isHidden) return;
    const startedAt = performance.now();
    const timer = setTimeout(() => dismissToast(toast.id), toast.remainingMs);
    return () => {
      clearTimeout(timer);
      toast.remainingMs -= performance.now() - startedAt;
    };
  }, [toast, isHeld, isHidden]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only extends the time of the toast
    <div
      role={status === 'error' ? 'alert' : 'status'}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className={cx(
        'flex animate-toast items-start gap-3 rounded-md border-l-4 bg-paper p-4 text-ink shadow-lift',
        status === 'error' ? 'border-alarm' : 'border-palm',
      )}
    >
      <Icon
        name={status === 'error' ? 'alert' : 'check'}
        className={cx('mt-0.5 size-5', status === 'error' ? 'text-alarm' : 'text-palm')}
      />
      <div className="min-w-0 flex-1">
        <p className="font-medium">{title}</p>
        {description && <p className="text-sm text-ink-soft">{description}</p>}
        {action && (
          <button
            type="button"
            className="mt-1 min-h-11 font-medium text-wine underline underline-offset-4"
            onClick={() => {
              dismissToast(id);
              action.run();
            }}
          >
            {action.label}
          </button>
        )}
      </div>
      <button
        type="button"
        aria-label={closeLabel}
        onClick={() => dismissToast(id)}
        className="-m-2 grid size-11 place-items-center rounded-full hover:bg-sand"
      >
        <Icon name="close" className="size-5" />
      </button>
    </div>
  );
}

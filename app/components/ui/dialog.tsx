import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { cx } from './class-names.ts';
import { Icon } from './icon.tsx';
import { InsideOverlay, useClosedByNavigation, useOverlayHistory } from './overlay-history.ts';
import { ToastPlace } from './toast.tsx';

const placements = {
  center:
    'w-[min(100%-2rem,40rem)] max-h-[calc(100dvh-2rem)] rounded-lg bg-cream shadow-lift opacity-100 translate-y-0 starting:opacity-0 starting:translate-y-6',
  right:
    'ml-auto mr-0 h-dvh max-h-none w-[min(100%,26rem)] bg-oxblood text-cream opacity-100 translate-x-0 starting:translate-x-full',
  full: 'm-0 h-dvh max-h-none w-dvw max-w-none bg-ink text-cream opacity-100 starting:opacity-0',
} as const;

/**
 * True on the backdrop. The target alone is not enough: it is the dialog for the backdrop and also for every point
 * inside that no child covers, for example while code or a picture is still loading.
 */
const isOutside = ({ target, currentTarget, clientX, clientY }: MouseEvent<HTMLDialogElement>) => {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return target === currentTarget && (clientX < left || clientX > right || clientY < top || clientY > bottom);
};

type Props = {
  isOpen: boolean;
  onClose: () => void;
  label: string;
  closeLabel: string;
  placement?: keyof typeof placements;
  className?: string;
  hasCloseButton?: boolean;
  /** Whether the back button closes the dialog. Off where the page itself is the overlay. */
  hasHistory?: boolean;
  children: ReactNode;
};

/**
 * A native modal dialog: the browser keeps the focus inside, makes the page behind inert and gives the focus back.
 * Escape, the backdrop, the close button and the back button all close it.
 */
export function Dialog({
  isOpen,
  onClose,
  label,
  closeLabel,
  placement = 'center',
  className,
  hasCloseButton = true,
  hasHistory = true,
  children,
}: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  useOverlayHistory(isOpen && hasHistory, onClose);
  useClosedByNavigation(isOpen && hasHistory, onClose);
  // A layout effect, because a dialog must be closed before it is removed: only then does the browser restore the
  // focus.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !isOpen) return;
    dialog.showModal();
    // The focus is on the dialog, not on its first button: a dialog that opens by itself must not show a focus ring
    // around "close". A film has `autofocus`, so that its keys work at once.
    if (!dialog.querySelector('[autofocus]')) dialog.focus({ preventScroll: true });
    return () => dialog.close();
  }, [isOpen]);

  // Selecting text with a pointer that ends outside must not close the dialog: the press must begin and end outside.
  const beganOutside = useRef(false);
  const closeOnBackdrop = (event: MouseEvent<HTMLDialogElement>) => {
    const isPressOutside = beganOutside.current && isOutside(event);
    beganOutside.current = false;
    if (isPressOutside) onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is handled by the dialog itself (onCancel)
    <dialog
      ref={ref}
      aria-label={label}
      data-placement={placement}
      data-ground={placement === 'center' ? 'light' : 'dark'}
      onPointerDown={(event) => {
        beganOutside.current = isOutside(event);
      }}
      onClick={closeOnBackdrop}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // A second Escape without another interaction closes the dialog without a cancel event.
      onClose={(event) => {
        if (isOpen && event.target === event.currentTarget && !event.currentTarget.open) onClose();
      }}
      className={cx(
        'overflow-y-auto overscroll-contain p-0 backdrop:bg-ink/60 focus:outline-none',
        'transition-[opacity,translate] duration-500 ease-warm',
        placements[placement],
        className,
      )}
    >
      {isOpen && (
        <InsideOverlay value={true}>
          {hasCloseButton && (
            <button
              type="button"
              onClick={onClose}
              aria-label={closeLabel}
              className={cx(
                'absolute top-3 right-3 z-10 grid size-12 place-items-center rounded-full transition-colors',
                placement === 'center' ? 'bg-cream/85 text-ink hover:bg-sand' : 'text-cream hover:bg-wine',
              )}
            >
              <Icon name="close" className="size-6" />
            </button>
          )}
          {children}
          <ToastPlace />
        </InsideOverlay>
      )}
    </dialog>
  );
}

import { type DialogHTMLAttributes, type ReactNode, type Ref, useLayoutEffect, useRef } from 'react';
import { cx } from '#app/components/ui/class-names.ts';
import { Icon } from '#app/components/ui/icons/icon.tsx';
import { openDialog } from './open-dialog.ts';

const placements = {
  center:
    'w-[min(100%-2rem,40rem)] max-h-[calc(100dvh-2rem)] rounded-lg bg-cream shadow-lift opacity-100 translate-y-0 starting:opacity-0 starting:translate-y-6',
  right:
    'ml-auto mr-0 h-dvh max-h-none w-[min(100%,26rem)] bg-oxblood text-cream opacity-100 translate-x-0 starting:translate-x-full',
  full: 'm-0 h-dvh max-h-none w-dvw max-w-none bg-ink text-cream opacity-100 sm:starting:opacity-0',
} as const;

type CommonProps = {
  label: string;
  closeLabel: string;
  placement?: keyof typeof placements;
  className?: string;
  children: ReactNode;
};

type Props = CommonProps & {
  isOpen: boolean;
  onClose: () => void;
  hasCloseButton?: boolean;
};

/**
 * A native modal dialog that React opens: the browser keeps the focus inside, makes the page behind it inert
 * and restores the focus at the end. Escape, the backdrop (`page-script/dialogs/commands.ts`), the close
 * button and the back button all close it.
 */
export function Dialog({ isOpen, onClose, hasCloseButton = true, ...common }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  // A layout effect, because the browser restores the focus only if the dialog is closed before it is
  // removed.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !isOpen) return;
    openDialog(dialog);
    // The focus is on the dialog, not on its first button: a dialog that opens without a press must not show
    // a focus ring around "close". A film has `autofocus`, so that its keys work at once.
    if (!dialog.querySelector('[autofocus]')) dialog.focus({ preventScroll: true });
    return () => dialog.close();
  }, [isOpen]);
  return (
    <DialogElement
      ref={ref}
      {...common}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // The backdrop, and a second Escape without an interaction before it, send no cancel event.
      onClose={(event) => {
        if (isOpen && event.target === event.currentTarget && !event.currentTarget.open) onClose();
      }}
    >
      {isOpen && (
        <>
          {hasCloseButton && <CloseButton {...common} onClick={onClose} />}
          {common.children}
        </>
      )}
    </DialogElement>
  );
}

/**
 * A modal dialog that is part of the page: a button with `command="show-modal"` and `commandfor={id}` opens
 * it without React.
 */
type PageDialogProps = CommonProps & { id: string; 'data-promo'?: ''; 'data-opens-at-once'?: '' };

export const PageDialog = ({ id, ...common }: PageDialogProps) => (
  <DialogElement id={id} {...common}>
    <CloseButton
      closeLabel={common.closeLabel}
      placement={common.placement}
      command="close"
      commandfor={id}
    />
    {common.children}
  </DialogElement>
);

type DialogElementProps = Omit<CommonProps, 'closeLabel'> &
  DialogHTMLAttributes<HTMLDialogElement> & { ref?: Ref<HTMLDialogElement>; closeLabel?: string };

const DialogElement = ({
  label,
  closeLabel: _,
  placement = 'center',
  className,
  children,
  ...rest
}: DialogElementProps) => (
  <dialog
    {...rest}
    aria-label={label}
    data-placement={placement}
    data-ground={placement === 'center' ? 'light' : 'dark'}
    className={cx(
      'overflow-y-auto overscroll-contain p-0 backdrop:bg-ink/60 focus:outline-none',
      'transition-[opacity,translate] duration-500 ease-warm',
      placements[placement],
      className,
    )}
  >
    {children}
  </dialog>
);

type CloseProps = Pick<CommonProps, 'closeLabel' | 'placement'> & {
  onClick?: () => void;
  command?: 'close';
  commandfor?: string;
};

const CloseButton = ({ closeLabel, placement = 'center', onClick, command, commandfor }: CloseProps) => (
  <button
    type="button"
    onClick={onClick}
    command={command}
    commandfor={commandfor}
    aria-label={closeLabel}
    className={cx(
      'absolute top-3 right-3 z-10 grid size-12 place-items-center rounded-full transition-colors',
      placement === 'center' ? 'bg-cream/85 text-ink hover:bg-sand' : 'text-cream hover:bg-wine',
    )}
  >
    <Icon name="close" className="size-6" />
  </button>
);

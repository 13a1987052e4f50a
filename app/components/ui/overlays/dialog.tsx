import type { DialogHTMLAttributes, ReactNode, Ref } from 'react';
import { cx } from '#app/components/ui/class-names.ts';
import { Icon } from '#app/components/ui/icon.tsx';

const placements = {
  center:
    'w-[min(100%-2rem,40rem)] max-h-[calc(100dvh-2rem)] rounded-lg bg-cream shadow-lift opacity-100 translate-y-0 starting:opacity-0 starting:translate-y-6',
  right:
    'ml-auto mr-0 h-dvh max-h-none w-[min(100%,26rem)] bg-oxblood text-cream opacity-100 translate-x-0 starting:translate-x-full',
  full: 'm-0 h-dvh max-h-none w-dvw max-w-none bg-ink text-cream opacity-100 sm:starting:opacity-0',
} as const;

type Props = DialogHTMLAttributes<HTMLDialogElement> & {
  id: string;
  label: string;
  closeLabel: string;
  placement?: keyof typeof placements;
  ref?: Ref<HTMLDialogElement>;
  'data-promo'?: '' | undefined;
  'data-opens-at-once'?: '' | undefined;
  children: ReactNode;
};

/**
 * A native modal dialog: the browser keeps the focus inside, makes the page behind it inert and restores the
 * focus at the end. A button with `command="show-modal"` and `commandfor={id}` opens it without React. The
 * close button and the backdrop (`app/page-script/dialogs/commands.ts`), Escape and the back button close it.
 */
export const PageDialog = ({
  label,
  closeLabel,
  placement = 'center',
  className,
  children,
  ...rest
}: Props) => (
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
    <button
      type="button"
      command="close"
      commandfor={rest.id}
      aria-label={closeLabel}
      className={cx(
        'absolute top-3 right-3 z-10 grid size-12 place-items-center rounded-full transition-colors',
        // Exactly below the close button of the player.
        placement === 'full' && 'md:top-5 md:right-6',
        placement === 'center' ? 'bg-cream/85 text-ink hover:bg-sand' : 'text-cream hover:bg-wine',
      )}
    >
      <Icon name="close" className="size-6" />
    </button>
    {children}
  </dialog>
);

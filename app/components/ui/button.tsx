import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { cx } from './class-names.ts';
import { SiteLink } from './site-link.tsx';
import { Spinner } from './spinner.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'dark' | 'light' | 'quiet';
export type ButtonSize = 'small' | 'medium' | 'large';

const base =
  'relative inline-flex items-center justify-center gap-2.5 rounded-full py-2 font-medium text-center leading-tight ' +
  'transition-[background-color,color,box-shadow,scale] duration-300 ease-warm active:scale-[0.98] select-none';
const variants: Record<ButtonVariant, string> = {
  primary:
    'bg-ember text-ink hover:bg-sun shadow-card disabled:bg-sand disabled:text-ink-soft disabled:shadow-none',
  secondary:
    'border-[1.5px] border-current text-ink hover:bg-ink hover:text-cream hover:border-ink disabled:opacity-55 disabled:hover:bg-transparent disabled:hover:text-ink',
  dark: 'bg-ink text-cream hover:bg-oxblood shadow-card disabled:opacity-60',
  light: 'bg-cream text-ink hover:bg-sun disabled:opacity-60',
  quiet:
    'text-wine underline decoration-1 underline-offset-[6px] decoration-clay/50 hover:decoration-2 hover:decoration-clay disabled:opacity-55',
};
const sizes: Record<ButtonSize, string> = {
  small: 'min-h-11 px-5 text-sm',
  medium: 'min-h-12 px-7 text-base',
  large: 'min-h-14 px-9 text-base',
};
export const buttonClass = (variant: ButtonVariant = 'primary', size: ButtonSize = 'medium') =>
  cx(base, variants[variant], variant === 'quiet' ? 'min-h-11' : sizes[size]);

type Look = { variant?: ButtonVariant; size?: ButtonSize; className?: string; children: ReactNode };

export function Button({
  variant,
  size,
  className,
  isLoading = false,
  loadingLabel,
  disabled,
  children,
  type = 'button',
  ...rest
}: Look & { isLoading?: boolean; loadingLabel?: string } & ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button
      type={type}
      className={cx(buttonClass(variant, size), className)}
      disabled={disabled || isLoading}
      aria-busy={isLoading || undefined}
      {...rest}
    >
      {isLoading ? (
        <>
          <span className="invisible contents *:invisible">{children}</span>
          <Spinner className="absolute size-6" />
          <span className="sr-only">{loadingLabel}</span>
        </>
      ) : (
        children
      )}
    </button>
  );
}

/** `label` is the accessible name, needed where buttons have the same text; it must contain that text. */
export function ButtonLink({
  variant,
  size,
  className,
  to,
  label,
  isPrerendered,
  children,
}: Look & { to: string; label?: string; isPrerendered?: boolean }) {
  return (
    <SiteLink
      to={to}
      isPrerendered={isPrerendered}
      aria-label={label}
      className={cx(buttonClass(variant, size), className)}
    >
      {children}
    </SiteLink>
  );
}

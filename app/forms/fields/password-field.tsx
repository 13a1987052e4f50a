import { type ComponentProps, useEffect, useLayoutEffect, useRef } from 'react';
import { TextField } from '#app/components/ui/field.tsx';
import { forms } from '#words/forms.ts';

/**
 * A password that can be shown, which reduces typing mistakes. The checkbox works without React
 * (`page-script/controls/reveal-password.ts`), so the input's type is not a React state.
 */
export function PasswordField({ className, ...rest }: ComponentProps<typeof TextField>) {
  const parts = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const field = parts.current?.querySelector('input');
    // For the keyboard of a phone while the password is shown. HTML forbids the attribute for a hidden one.
    if (field) field.autocapitalize = 'none';
  }, []);
  useLayoutEffect(() => {
    // React sets the type again with every update of the input, and Firefox restores a ticked box on reload
    // without an event.
    parts.current?.querySelector('[data-reveals-password]')?.dispatchEvent(new Event('change'));
  });
  return (
    <div ref={parts} data-password="" className={className}>
      <TextField
        {...rest}
        type="password"
        autoComplete="new-password"
        spellCheck={false}
        suppressHydrationWarning
      />
      <label className="mt-1 flex min-h-11 items-center gap-2.5 text-sm noscript:hidden">
        <input type="checkbox" data-reveals-password="" className="size-5 accent-wine" />
        {forms.showPassword}
      </label>
    </div>
  );
}

import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { TextField } from '#app/components/ui/field.tsx';
import { formWords } from '#words/forms.ts';

/**
 * A password that can be shown, which reduces typing mistakes. Before hydration the page script shows it
 * (`app/page-script/controls/reveal-password.ts`). After hydration `isShown` is needed, because React 19
 * sets the type of an input again after every key.
 */
export function PasswordField({ className, ...rest }: ComponentProps<typeof TextField>) {
  const parts = useRef<HTMLDivElement>(null);
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const [field, box] = parts.current?.querySelectorAll('input') ?? [];
    // For the keyboard of a phone while the password is shown. HTML forbids the attribute for a hidden one
    // (https://html.spec.whatwg.org/#attr-autocapitalize).
    if (field) field.autocapitalize = 'none';
    // Ticked before hydration, or restored by Firefox on reload
    // (https://developer.mozilla.org/docs/Web/HTML/Reference/Elements/input/checkbox).
    setIsShown(box?.checked === true);
  }, []);
  return (
    <div ref={parts} data-password="" className={className}>
      <TextField
        {...rest}
        type={isShown ? 'text' : 'password'}
        autoComplete="new-password"
        spellCheck={false}
        suppressHydrationWarning
      />
      <label className="mt-1 flex min-h-11 items-center gap-2.5 text-sm noscript:hidden">
        <input
          type="checkbox"
          data-reveals-password=""
          onChange={({ currentTarget }) => setIsShown(currentTarget.checked)}
          className="size-5 accent-wine"
        />
        {formWords.showPassword}
      </label>
    </div>
  );
}

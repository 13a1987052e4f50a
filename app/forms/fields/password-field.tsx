import { type ComponentProps, useState } from 'react';
import { TextField } from '#app/components/ui/field.tsx';
import { forms } from '#words/forms.ts';

/** A password that can be shown: fewer typos, and password managers still recognize the field. */
export function PasswordField({ className, ...rest }: ComponentProps<typeof TextField>) {
  const [isShown, setShown] = useState(false);
  return (
    <div className={className}>
      <TextField
        {...rest}
        type={isShown ? 'text' : 'password'}
        autoComplete="new-password"
        autoCapitalize={isShown ? 'none' : undefined}
        spellCheck={false}
      />
      <label className="mt-1 flex min-h-11 items-center gap-2.5 text-sm noscript:hidden">
        <input
          type="checkbox"
          checked={isShown}
          onChange={({ target }) => setShown(target.checked)}
          className="size-5 accent-wine"
        />
        {forms.showPassword}
      </label>
    </div>
  );
}

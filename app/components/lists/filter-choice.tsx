import { useRef } from 'react';
import { cx } from '#app/components/ui/class-names.ts';
import { Icon } from '#app/components/ui/icons/icon.tsx';
import { useValueBeforeHydration } from '#app/components/ui/use-value-before-hydration.ts';

type Props = {
  name: string;
  label: string;
  value: string;
  options: readonly (readonly [value: string, text: string])[];
  onChange: (value: string) => void;
};

/**
 * A select for one filter, highlighted while the filter is active. On a phone two share a row: where the
 * browser can size a select by its chosen option, each is as wide as its text.
 */
export function FilterChoice({ name, label, value, options, onChange }: Props) {
  const select = useRef<HTMLSelectElement>(null);
  useValueBeforeHydration(select, value, onChange);
  return (
    <div className="relative min-w-0 max-sm:flex-1 max-sm:supports-[field-sizing:content]:flex-auto">
      <select
        ref={select}
        name={name}
        aria-label={label}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        className={cx(
          'h-12 w-full appearance-none truncate rounded-full border-[1.5px] pr-9 pl-4 text-base font-medium max-sm:supports-[field-sizing:content]:field-sizing-content sm:pr-10 sm:pl-5 sm:text-sm sm:pointer-coarse:text-base',
          value ? 'border-oxblood bg-oxblood text-cream' : 'border-ink/25 bg-paper hover:border-wine',
        )}
      >
        <option value="">{label}</option>
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
      <Icon
        name="chevron-down"
        className={cx(
          'pointer-events-none absolute top-1/2 right-4 size-4 -translate-y-1/2',
          value ? 'text-cream' : 'text-ink',
        )}
      />
    </div>
  );
}

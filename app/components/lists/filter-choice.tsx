import { Icon } from '#app/components/ui/icon.tsx';

type Props = {
  name: string;
  label: string;
  defaultValue: string | null;
  options: readonly (readonly [value: string, text: string])[];
};

/**
 * A select for one filter, highlighted while the filter is active (`chosen` of `app/styles/app.css`). On a
 * phone two stand in a row. A browser that can size a select by its chosen option makes each as wide as its
 * text.
 */
export const FilterChoice = ({ name, label, defaultValue, options }: Props) => (
  <div className="relative min-w-0 text-ink chosen:text-cream max-sm:flex-1 max-sm:supports-[field-sizing:content]:flex-auto">
    <select
      name={name}
      aria-label={label}
      autoComplete="off"
      defaultValue={defaultValue ?? ''}
      className="h-12 w-full appearance-none truncate rounded-full border-[1.5px] border-ink/25 bg-paper pr-9 pl-4 text-base font-medium hover:border-wine chosen:border-oxblood chosen:bg-oxblood max-sm:supports-[field-sizing:content]:field-sizing-content sm:pr-10 sm:pl-5 sm:text-sm sm:pointer-coarse:text-base"
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
      className="pointer-events-none absolute top-1/2 right-4 size-4 -translate-y-1/2"
    />
  </div>
);

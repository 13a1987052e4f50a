import type { ComponentProps, ReactNode } from 'react';
import { cx } from './class-names.ts';
import { Icon } from './icon.tsx';

/** The attributes that connect a control with its label, hint and error for assistive technology. */
type Described = {
  id: string;
  label: string;
  isRequired?: boolean;
  hint?: string;
  error?: string;
  className?: string;
};

const control =
  'block w-full rounded-md border-[1.5px] px-4 text-ink placeholder:text-ink-soft/70 ' +
  'transition-colors duration-200 disabled:bg-sand/50 disabled:text-ink-soft';
/** The focus ring is in app/styles/app.css. Focus does not change the background of an invalid field. */
export const controlClass = (hasError: boolean) =>
  cx(
    control,
    hasError
      ? 'border-alarm bg-alarm-ground/45'
      : 'border-ink/35 bg-white hover:border-wine focus:border-wine',
  );

const described = ({ id, hint, error }: Pick<Described, 'id' | 'hint' | 'error'>) => ({
  id,
  'aria-invalid': error ? (true as const) : undefined,
  'aria-describedby': cx(error && `${id}-error`, hint && `${id}-hint`) || undefined,
});

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="mt-1.5 flex items-start gap-1.5 text-sm font-medium text-alarm">
      <Icon name="alert" className="mt-0.5 size-4" />
      <span>{children}</span>
    </p>
  );
}

export function Field({
  id,
  label,
  isRequired,
  hint,
  error,
  className,
  children,
}: Described & { children: ReactNode }) {
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        {label}
        {isRequired && <span aria-hidden="true">*</span>}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

type Extra<Attributes> = Described & Omit<Attributes, keyof Described>;

/** Separates the props of the field from the props of its control. */
const splitFieldProps = <Props extends Described>({
  label,
  isRequired,
  hint,
  error,
  className,
  ...attributes
}: Props) => {
  const field: Described = { id: attributes.id, label, isRequired, hint, error, className };
  return { field, attributes: { 'aria-required': isRequired, ...attributes, ...described(field) } };
};

export function TextField(props: Extra<ComponentProps<'input'>>) {
  const { field, attributes } = splitFieldProps(props);
  return (
    <Field {...field}>
      <input type="text" {...attributes} className={cx(controlClass(!!field.error), 'h-13')} />
    </Field>
  );
}

export function TextAreaField({ rows = 5, ...props }: Extra<ComponentProps<'textarea'>>) {
  const { field, attributes } = splitFieldProps(props);
  return (
    <Field {...field}>
      <textarea rows={rows} {...attributes} className={cx(controlClass(!!field.error), 'py-3')} />
    </Field>
  );
}

export function SelectField({ children, ...props }: Extra<ComponentProps<'select'>>) {
  const { field, attributes } = splitFieldProps(props);
  return (
    <Field {...field}>
      <div className="relative">
        <select {...attributes} className={cx(controlClass(!!field.error), 'h-13 appearance-none pr-12')}>
          {children}
        </select>
        <Icon
          name="chevron-down"
          className="pointer-events-none absolute top-1/2 right-4 size-5 -translate-y-1/2"
        />
      </div>
    </Field>
  );
}

export function CheckboxField({
  id,
  label,
  error,
  className,
  isRequired,
  ...rest
}: Omit<Extra<ComponentProps<'input'>>, 'hint'>) {
  return (
    <div className={className}>
      <label htmlFor={id} className="flex items-start gap-3 py-1.5">
        <input
          type="checkbox"
          aria-required={isRequired}
          {...rest}
          {...described({ id, error })}
          className="mt-0.5 size-6 shrink-0 rounded-sm accent-wine"
        />
        <span className="text-sm leading-snug">
          {label}
          {isRequired && <span aria-hidden="true">*</span>}
        </span>
      </label>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

/** Several checkboxes or radio buttons under one question, to which the error belongs. */
export function ChoiceGroup({
  id,
  label,
  isRequired,
  error,
  className,
  children,
}: Omit<Described, 'hint'> & { children: ReactNode }) {
  return (
    <fieldset {...described({ id, error })} className={className}>
      <legend className="mb-1.5 text-sm font-medium">
        {label}
        {isRequired && <span aria-hidden="true">*</span>}
      </legend>
      {children}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}

/** One option of a `ChoiceGroup`, as a pill large enough for touch. */
export function Choice({
  label,
  type,
  ...rest
}: { label: string; type: 'checkbox' | 'radio' } & ComponentProps<'input'>) {
  return (
    <label
      htmlFor={rest.id}
      className="flex min-h-12 items-center gap-2.5 rounded-full border-[1.5px] border-ink/35 bg-white px-4 text-sm transition-colors hover:border-wine has-checked:border-wine has-checked:bg-peach has-focus-visible:outline-3 has-focus-visible:outline-wine has-focus-visible:outline-offset-2"
    >
      <input type={type} {...rest} className="size-5 shrink-0 accent-wine focus-visible:outline-none" />
      {label}
    </label>
  );
}

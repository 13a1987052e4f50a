import { type ComponentProps, type ReactNode, useId } from 'react';

type ButtonProps = ComponentProps<'button'> & { variant?: 'primary' | 'plain' | 'danger' };
const variants = {
  primary: 'bg-ember text-ink hover:bg-ember-deep border-transparent',
  plain: 'bg-paper text-ink border-ink-soft/40 hover:border-wine',
  danger: 'bg-paper text-alarm border-alarm/40 hover:border-alarm',
};

export const Button = ({ variant = 'primary', className = '', type = 'submit', ...props }: ButtonProps) => (
  <button
    {...props}
    type={type}
    className={`inline-flex min-h-11 items-center justify-center rounded-full border px-5 font-medium transition-colors duration-100 disabled:opacity-60 ${variants[variant]} ${className}`}
  />
);

type Labeled = { label: string; hint?: string | undefined; error?: string | undefined };
type Connected = { id: string; 'aria-invalid': true | undefined; 'aria-describedby': string | undefined };

/** The label, hint and error of a control, all connected to it for screen readers. */
const WithLabel = ({
  label,
  hint,
  error,
  className = '',
  children,
}: Labeled & { className?: string | undefined; children: (connected: Connected) => ReactNode }) => {
  const id = useId();
  const notes = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={`grid gap-1 ${className}`}>
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': notes || undefined })}
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="text-sm font-medium text-alarm">
          {error}
        </p>
      )}
    </div>
  );
};

const box = 'w-full rounded-md border border-ink-soft/50 bg-white px-3 text-base aria-invalid:border-alarm';

export const Field = ({ label, hint, error, className, ...props }: ComponentProps<'input'> & Labeled) => (
  <WithLabel {...{ label, hint, error, className }}>
    {(connected) => <input {...props} {...connected} className={`min-h-12 ${box}`} />}
  </WithLabel>
);

export const TextArea = ({ label, hint, error, ...props }: ComponentProps<'textarea'> & Labeled) => (
  <WithLabel {...{ label, hint, error }}>
    {/* A new element for another text, because an uncontrolled field keeps its first one. */}
    {(connected) => (
      <textarea {...props} {...connected} key={String(props.defaultValue)} className={`py-2 ${box}`} />
    )}
  </WithLabel>
);

type CheckFieldProps = ComponentProps<'input'> & { label: string; hint?: string };

/** A labeled checkbox or radio button. */
export const CheckField = ({ label, hint, type = 'checkbox', ...props }: CheckFieldProps) => (
  <label className="flex min-h-11 cursor-pointer items-center gap-3">
    <input {...props} type={type} className="size-5 shrink-0 accent-wine" />
    <span className="min-w-0 break-words">
      {label}
      {hint && <span className="block text-sm text-ink-soft">{hint}</span>}
    </span>
  </label>
);

type ChoiceProps = Omit<ComponentProps<'select'>, 'value'> & {
  label: string;
  options: readonly { id: string | number; name: string }[];
  /** Text of the empty option; without it the first option is selected. */
  none?: string;
  value?: string | number | null;
};

/** A labeled select; `children` are shown beside it. */
export const Choice = ({ label, options, none, value = null, children, ...props }: ChoiceProps) => {
  const id = useId();
  return (
    <div className="grid min-w-0 grid-cols-1 gap-1">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <div className="flex gap-2">
        {/* A new element when the URL has another value, because an uncontrolled field keeps its first
            one. */}
        <select
          {...props}
          key={String(value)}
          id={id}
          defaultValue={value ?? (none === undefined ? undefined : '')}
          className="min-h-11 min-w-0 flex-1 rounded-md border border-ink-soft/50 bg-white px-3 text-base"
        >
          {none !== undefined && <option value="">{none}</option>}
          {options.map((option) => (
            <option key={option.id} value={option.id}>
              {option.name}
            </option>
          ))}
        </select>
        {children}
      </div>
    </div>
  );
};

/** A message above a form or a screen; screen readers read an alarm at once. */
export const Notice = ({ children, isAlarm = false }: { children: ReactNode; isAlarm?: boolean }) => (
  <p
    role={isAlarm ? 'alert' : 'status'}
    className={`rounded-md px-4 py-3 ${isAlarm ? 'bg-alarm-ground text-alarm' : 'bg-leaf text-palm'}`}
  >
    {children}
  </p>
);

export const Panel = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid content-start gap-4 rounded-lg border border-sand bg-paper p-5 sm:p-6">
    <h2 className="font-display text-xl">{title}</h2>
    {children}
  </section>
);

/** A passkey form, hidden until staff/account/passkey-forms.ts runs (staff/staff.css). */
export const PasskeyForm = ({
  kind,
  action,
  options,
  field = 'credential',
  failed,
  exists = failed,
  children,
}: {
  kind: 'create' | 'get';
  action: string;
  options: string;
  field?: string;
  failed: string;
  /** Only where the member may already have a passkey on this device. */
  exists?: string;
  children: ReactNode;
}) => (
  <form
    method="post"
    action={action}
    className="passkey-only grid gap-3"
    data-passkey={kind}
    data-options={options}
    data-field={field}
  >
    <input type="hidden" name={field} />
    {children}
    {Object.entries({ failed, exists }).map(([part, text]) => (
      <p key={part} data-passkey-says={part} role="alert" className="text-sm font-medium text-alarm" hidden>
        {text}
      </p>
    ))}
  </form>
);

/** The word between the passkey and the typed factors; hidden where the browser has no passkeys. */
export const OrDivider = ({ children }: { children: string }) => (
  <p className="passkey-only flex items-center gap-3 text-sm text-ink-soft before:h-px before:flex-1 before:bg-sand after:h-px after:flex-1 after:bg-sand">
    {children}
  </p>
);

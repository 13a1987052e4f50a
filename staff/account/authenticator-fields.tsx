import { Field } from '#staff/components/controls.tsx';
import type { RefusedForm, Totp } from '#staff/screen-types.ts';
import { accountWords } from '#words/staff/account.ts';

/** A new password with its authenticator app; the form carries the secret encrypted. */
export const AuthenticatorFields = ({
  totp,
  email,
  refused,
}: {
  totp: Totp;
  email: string | null;
  refused: RefusedForm | null;
}) => (
  <>
    <input type="hidden" name="encryptedSecret" value={totp.encryptedSecret} />
    {email && <input type="hidden" name="username" autoComplete="username" value={email} readOnly />}
    <Field
      label={accountWords.authenticator.password}
      hint={accountWords.authenticator.passwordHint}
      error={refused?.errors.password}
      type="password"
      name="password"
      autoComplete="new-password"
      required
      minLength={12}
      maxLength={128}
    />
    <div className="grid gap-3">
      <p className="font-medium">{accountWords.authenticator.scan}</p>
      <img
        src={`data:image/svg+xml;base64,${btoa(totp.svg)}`}
        alt=""
        width={184}
        height={184}
        className="rounded-md border border-sand bg-white"
      />
      <a href={totp.uri} className="inline-flex min-h-11 items-center text-wine underline">
        {accountWords.authenticator.open}
      </a>
      <p className="text-sm text-ink-soft">
        {accountWords.authenticator.secret}
        <code className="mt-1 block rounded-sm bg-cream px-2 py-1 text-base tracking-wide text-ink select-all">
          {(totp.secret.match(/.{1,4}/g) ?? []).join(' ')}
        </code>
      </p>
    </div>
    <Field
      label={accountWords.authenticator.code}
      error={refused?.errors.code}
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      required
      maxLength={10}
    />
  </>
);

import { signInWords } from '#words/staff/sign-in.ts';
import { Field } from '../components/controls.tsx';
import type { RefusedForm, Totp } from '../screen-types.ts';

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
    <input type="hidden" name="sealed" value={totp.sealed} />
    {email && <input type="hidden" name="username" autoComplete="username" value={email} readOnly />}
    <Field
      label={signInWords.authenticator.password}
      hint={signInWords.authenticator.passwordHint}
      error={refused?.errors.password}
      type="password"
      name="password"
      autoComplete="new-password"
      required
      minLength={12}
      maxLength={128}
    />
    <div className="grid gap-3">
      <p className="font-medium">{signInWords.authenticator.scan}</p>
      <img
        src={`data:image/svg+xml;base64,${btoa(totp.svg)}`}
        alt=""
        width={184}
        height={184}
        className="rounded-md border border-sand bg-white"
      />
      <p className="text-sm text-ink-soft">
        {signInWords.authenticator.secret}
        <code className="mt-1 block rounded-sm bg-cream px-2 py-1 text-base tracking-wide text-ink select-all">
          {(totp.secret.match(/.{1,4}/g) ?? []).join(' ')}
        </code>
      </p>
    </div>
    <Field
      label={signInWords.authenticator.code}
      error={refused?.errors.code}
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      required
      maxLength={10}
    />
  </>
);

import { Card } from '#staff/components/card.tsx';
import { Button, CheckField, Field, OrDivider, PasskeyForm } from '#staff/components/controls.tsx';
import type { ScreenComponent } from '#staff/screen-types.ts';
import { accountWords } from '#words/staff/account.ts';
import { signInWords } from '#words/staff/sign-in.ts';

const words = signInWords.signIn;

const Email = ({ typed }: { typed: string }) => (
  <Field
    label={words.email}
    type="email"
    name="email"
    autoComplete="username"
    required
    defaultValue={typed}
  />
);

export const SignIn: ScreenComponent<'sign-in'> = ({ data: { next, refused, canUsePassword }, frame }) => (
  <Card title={words.title} intro={words.intro} frame={frame} alarm={refused?.message ?? null}>
    <div className="grid gap-6 rounded-lg border border-sand bg-paper p-5 shadow-card sm:p-7">
      <PasskeyForm
        kind="get"
        action="/staff/sign-in/passkey"
        options="/staff/sign-in/passkey/options"
        failed={accountWords.refusals.passkey}
      >
        <input type="hidden" name="next" value={next} />
        <Button className="w-full">{words.passkey}</Button>
        <p className="text-center text-sm text-balance text-ink-soft">{words.passkeyHint}</p>
      </PasskeyForm>
      {canUsePassword ? (
        <>
          <OrDivider>{words.or}</OrDivider>
          <form method="post" action="/staff/sign-in" className="grid gap-4">
            <input type="hidden" name="next" value={next} />
            <Email typed={refused?.fields.email ?? ''} />
            <Field label={words.password} type="password" name="password" autoComplete="current-password" />
            <Field
              label={words.code}
              hint={words.codeHint}
              name="code"
              autoComplete="one-time-code"
              required
              maxLength={24}
            />
            <CheckField
              label={words.shared}
              hint={words.sharedHint}
              name="shared"
              value="yes"
              defaultChecked={refused?.fields.shared === 'yes'}
            />
            <Button variant="plain">{words.submit}</Button>
          </form>
        </>
      ) : (
        <>
          <p className="no-passkeys">{words.needsScript}</p>
          <OrDivider>{words.orRecovery}</OrDivider>
          <form method="post" action="/staff/sign-in" className="grid gap-4">
            <input type="hidden" name="next" value={next} />
            <Email typed={refused?.fields.email ?? ''} />
            <Field
              label={words.recoveryCode}
              hint={words.recoveryHint}
              name="code"
              autoComplete="off"
              required
              maxLength={24}
            />
            <Button variant="plain">{words.recover}</Button>
          </form>
        </>
      )}
    </div>
    <p className="text-center text-sm text-balance text-ink-soft">{words.help}</p>
  </Card>
);

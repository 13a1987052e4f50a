import { Card } from '#staff/components/card.tsx';
import { Button, CheckField, Panel, PasskeyForm } from '#staff/components/controls.tsx';
import type { ScreenComponent } from '#staff/screen-types.ts';
import { accountWords } from '#words/staff/account.ts';
import { signInWords } from '#words/staff/sign-in.ts';
import { AuthenticatorFields } from './authenticator-fields.tsx';

const words = signInWords.invite;

export const Invite: ScreenComponent<'invite'> = ({ data: { token, name, email, totp, refused }, frame }) => (
  <Card title={words.title} intro={words.intro(name)} frame={frame} alarm={refused?.message ?? null} isWide>
    <div className="grid items-start gap-5 md:grid-cols-2">
      <div className="passkey-only">
        <Panel title={words.passkeyTitle}>
          <p>{words.passkeyText}</p>
          <PasskeyForm
            kind="create"
            action={`/staff/invite/${token}`}
            options={`/staff/invite/${token}/options`}
            failed={accountWords.refusals.newPasskey}
          >
            <Button>{words.passkey}</Button>
          </PasskeyForm>
        </Panel>
      </div>
      {totp && (
        <Panel title={words.passwordTitle}>
          <p>{words.passwordText}</p>
          <form method="post" action={`/staff/invite/${token}`} className="grid gap-5">
            <AuthenticatorFields totp={totp} email={email} refused={refused} />
            <CheckField label={words.shared} name="shared" value="yes" />
            <Button variant="plain">{words.submit}</Button>
          </form>
        </Panel>
      )}
    </div>
  </Card>
);

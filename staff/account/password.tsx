import { Button } from '#staff/components/controls.tsx';
import type { ScreenComponent } from '#staff/screen-types.ts';
import { accountWords } from '#words/staff/account.ts';
import { AccountPage } from './account-page.tsx';
import { AuthenticatorFields } from './authenticator-fields.tsx';

const words = accountWords.password;

export const Password: ScreenComponent<'password'> = ({ data: { totp, hasPassword, refused }, frame }) => (
  <AccountPage title={words.title} intro={words.intro} frame={frame} alarm={refused?.message ?? null}>
    {totp ? (
      <form
        method="post"
        action="/staff/me/password"
        className="grid max-w-[30rem] gap-5 rounded-lg border border-sand bg-paper p-5 sm:p-6"
      >
        {hasPassword && <p>{words.replaces}</p>}
        <AuthenticatorFields totp={totp} email={null} refused={refused} />
        <Button>{words.submit}</Button>
      </form>
    ) : (
      <p>{words.off}</p>
    )}
    <p>
      <a href="/staff/me" className="inline-block min-h-11 content-center text-wine underline">
        {words.back}
      </a>
    </p>
  </AccountPage>
);

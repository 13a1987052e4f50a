import { Card } from '#staff/components/card.tsx';
import { Button, Field, OrDivider, PasskeyForm } from '#staff/components/controls.tsx';
import type { ScreenComponent } from '#staff/screen-types.ts';
import { accountWords } from '#words/staff/account.ts';
import { signInWords } from '#words/staff/sign-in.ts';

const { verify: words, signIn } = signInWords;

/** The fields of the first post, which are posted again together with the factor. */
const PostedFields = ({ fields }: { fields: [string, string][] }) =>
  fields.map(([name, value], index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a name can come twice, and the list never changes
    <input key={index} type="hidden" name={name} value={value} />
  ));

export const Verify: ScreenComponent<'verify'> = ({ data, frame }) => {
  const { action, fields, hasPassword, hasPasskey, refused } = data;
  // After a download this page stays, so it needs a link back.
  const back = fields.find(([name, value]) => name === 'back' && value.startsWith('/'))?.[1];
  const way = hasPasskey && hasPassword ? 'both' : hasPasskey ? 'passkey' : 'password';
  const isPosted = action !== '/staff/verify';
  const lead = isPosted ? `${words.intros[way]} ${words.kept}` : words.intros[way];
  return (
    <Card title={words.title} intro={lead} frame={frame} alarm={refused?.message ?? null}>
      <div className="grid gap-6 rounded-lg border border-sand bg-paper p-5 shadow-card sm:p-7">
        {frame.member && <p className="text-center text-ink-soft">{words.signedInAs(frame.member.name)}</p>}
        {hasPasskey && (
          <PasskeyForm
            kind="get"
            action={action}
            options="/staff/verify/options"
            field="verify_credential"
            failed={accountWords.refusals.passkey}
          >
            <PostedFields fields={fields} />
            <Button className="w-full">{words.passkey}</Button>
          </PasskeyForm>
        )}
        {way === 'passkey' && <p className="no-passkeys">{signIn.needsScript}</p>}
        {way === 'both' && <OrDivider>{words.or}</OrDivider>}
        {hasPassword && (
          <form method="post" action={action} className="grid gap-4">
            <PostedFields fields={fields} />
            <Field
              label={words.password}
              type="password"
              name="verify_password"
              autoComplete="current-password"
              required
            />
            <Field
              label={words.code}
              hint={words.codeHint}
              name="verify_code"
              autoComplete="one-time-code"
              required
              maxLength={24}
            />
            <Button variant={hasPasskey ? 'plain' : 'primary'}>{words.submit}</Button>
          </form>
        )}
      </div>
      <div className="grid justify-items-center">
        <a href={`/staff${back ?? ''}`} className="min-h-11 content-center text-wine underline">
          {back ? words.back : words.home}
        </a>
        <form method="post" action="/staff/sign-out">
          <button type="submit" className="min-h-11 text-wine underline">
            {words.other}
          </button>
        </form>
      </div>
    </Card>
  );
};

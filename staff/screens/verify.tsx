import { signInScreenWords, signInWords } from '#words/staff/sign-in.ts';
import { Button, Field, PasskeyForm } from '../components/controls.tsx';
import type { ScreenView } from '../screen-types.ts';
import { Card } from '../sign-in/card.tsx';

const words = signInScreenWords.verify;

/** What was posted before, to be posted again with the factor. */
const PostedFields = ({ fields }: { fields: [string, string][] }) =>
  fields.map(([name, value], index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a name can come twice, and the list never changes
    <input key={index} type="hidden" name={name} value={value} />
  ));

export const Verify: ScreenView<'verify'> = ({ data, frame }) => {
  const { action, fields, hasPassword, hasPasskey, refused } = data;
  // A file is saved and this page stays: the way back is needed.
  const back = fields.find(([name, value]) => name === 'back' && value.startsWith('/'))?.[1];
  return (
    <Card title={words.title} lead={words.lead} frame={frame} alarm={refused?.message ?? null}>
      <div className="grid gap-6 rounded-lg border border-sand bg-paper p-5 shadow-card sm:p-7">
        <p className="text-center font-medium">{frame.who?.name}</p>
        {hasPasskey && (
          <PasskeyForm
            kind="get"
            action={action}
            options="/staff/verify/options"
            field="verify_credential"
            failed={signInWords.refusals.passkey}
          >
            <PostedFields fields={fields} />
            <Button className="w-full">{words.passkey}</Button>
          </PasskeyForm>
        )}
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
              name="verify_code"
              autoComplete="one-time-code"
              required
              maxLength={24}
            />
            <Button look={hasPasskey ? 'plain' : 'primary'}>{words.submit}</Button>
          </form>
        )}
      </div>
      {back && (
        <a href={`/staff${back}`} className="min-h-11 content-center text-center text-wine underline">
          {words.back}
        </a>
      )}
      <form method="post" action="/staff/sign-out" className="text-center">
        <button type="submit" className="min-h-11 text-wine underline">
          {words.other}
        </button>
      </form>
    </Card>
  );
};

import { Card } from '#staff/components/card.tsx';
import type { ScreenComponent } from '#staff/screen-types.ts';
import { signInWords } from '#words/staff/sign-in.ts';

export const RecoveryCodes: ScreenComponent<'recovery-codes'> = ({ data: { codes, next }, frame }) => (
  <Card title={signInWords.codes.title} intro={signInWords.codes.intro} frame={frame}>
    <ol className="grid gap-2 rounded-lg border border-sand bg-paper p-6 text-lg tracking-wide">
      {codes.map((code) => (
        <li key={code} className="text-center whitespace-nowrap">
          <code>{code}</code>
        </li>
      ))}
    </ol>
    <a
      href={next}
      className="min-h-11 content-center rounded-full bg-ember px-5 text-center font-medium hover:bg-ember-deep"
    >
      {signInWords.codes.done}
    </a>
  </Card>
);

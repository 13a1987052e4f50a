import { signInWords } from '#words/staff/sign-in.ts';
import type { ScreenView } from '../screen-types.ts';
import { Card } from '../sign-in/card.tsx';

export const Missing: ScreenView<'missing'> = ({ frame }) => (
  <Card title={signInWords.missing.title} lead={signInWords.missing.text} frame={frame}>
    <a href="/staff" className="min-h-11 content-center text-center text-wine underline">
      {signInWords.missing.home}
    </a>
  </Card>
);

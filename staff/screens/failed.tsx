import { signInWords } from '#words/staff/sign-in.ts';
import type { ScreenView } from '../screen-types.ts';
import { Card } from '../sign-in/card.tsx';

export const Failed: ScreenView<'failed'> = ({ data: { message }, frame }) => (
  <Card title={signInWords.failed.title} lead={message} frame={frame}>
    <a href="/staff" className="min-h-11 content-center text-center text-wine underline">
      {signInWords.failed.home}
    </a>
  </Card>
);

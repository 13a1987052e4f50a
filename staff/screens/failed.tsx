import { Card } from '#staff/components/card.tsx';
import { failedWords } from '#words/staff/errors.ts';
import type { ScreenView } from '../screen-types.ts';

export const Failed: ScreenView<'failed'> = ({ data: { message }, frame }) => (
  <Card title={failedWords.title} intro={message} frame={frame}>
    <a href="/staff" className="min-h-11 content-center text-center text-wine underline">
      {failedWords.home}
    </a>
  </Card>
);

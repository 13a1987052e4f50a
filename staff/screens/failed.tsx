import { Card } from '#staff/components/card.tsx';
import type { ScreenComponent } from '#staff/screen-types.ts';
import { failedWords } from '#words/staff/errors.ts';

export const Failed: ScreenComponent<'failed'> = ({ data: { message }, frame }) => (
  <Card title={failedWords.title} intro={message} frame={frame}>
    <a href="/staff" className="min-h-11 content-center text-center text-wine underline">
      {failedWords.home}
    </a>
  </Card>
);

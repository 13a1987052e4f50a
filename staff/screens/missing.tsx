import { Card } from '#staff/components/card.tsx';
import type { ScreenView } from '#staff/screen-types.ts';
import { missingWords } from '#words/staff/errors.ts';

export const Missing: ScreenView<'missing'> = ({ frame }) => (
  <Card title={missingWords.title} intro={missingWords.text} frame={frame}>
    <a href="/staff" className="min-h-11 content-center text-center text-wine underline">
      {missingWords.home}
    </a>
  </Card>
);

import { Card } from '#staff/components/card.tsx';
import type { ScreenComponent } from '#staff/screen-types.ts';
import { missingWords } from '#words/staff/errors.ts';

export const Missing: ScreenComponent<'missing'> = ({ frame }) => (
  <Card title={missingWords.title} intro={missingWords.text} frame={frame}>
    <a href="/staff" className="min-h-11 content-center text-center text-wine underline">
      {missingWords.home}
    </a>
  </Card>
);

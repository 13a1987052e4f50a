import type { ScreenView } from '#staff/contract.ts';
import { door } from '#words/staff/door.ts';
import { Card } from '../door/card.tsx';

export const Missing: ScreenView<'missing'> = ({ frame }) => (
  <Card title={door.missing.title} lead={door.missing.text} frame={frame}>
    <a href="/staff" className="min-h-11 content-center text-center text-wine underline">
      {door.missing.home}
    </a>
  </Card>
);

import type { ScreenView } from '#staff/contract.ts';
import { door } from '#words/staff/door.ts';
import { Card } from '../door/card.tsx';

export const Failed: ScreenView<'failed'> = ({ data: { message }, frame }) => (
  <Card title={door.failed.title} lead={message} frame={frame}>
    <a href="/staff" className="min-h-11 content-center text-center text-wine underline">
      {door.failed.home}
    </a>
  </Card>
);

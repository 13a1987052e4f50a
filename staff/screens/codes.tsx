import type { ScreenView } from '#staff/contract.ts';
import { door } from '#words/staff/door.ts';
import { Card } from '../door/card.tsx';

export const Codes: ScreenView<'codes'> = ({ data: { codes, next }, frame }) => (
  <Card title={door.codes.title} lead={door.codes.lead} frame={frame}>
    <ol className="grid gap-x-8 gap-y-2 rounded-lg border border-sand bg-paper p-6 text-lg tracking-wide sm:grid-cols-2">
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
      {door.codes.done}
    </a>
  </Card>
);

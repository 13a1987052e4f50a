import { expect, test } from 'vitest';
import { mailTo } from './cancellation-mail-link.tsx';

test('the message goes to every manager, with the studio in its subject', () => {
  const { protocol, pathname, searchParams } = new URL(
    mailTo(['ana@heliora.example', 'bo+davie@heliora.example'], 'Davie & Weston'),
  );
  expect(protocol).toBe('mailto:');
  expect(pathname.split(',').map(decodeURIComponent)).toEqual([
    'ana@heliora.example',
    'bo+davie@heliora.example',
  ]);
  expect(searchParams.get('subject')).toBe('Cancelation/Suspension Request - Davie & Weston');
});

import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { toStudioId } from '#domain/studios.ts';
import type { Frame, Screens } from '#staff/screen-types.ts';
import { SavedReplies } from './saved-replies.tsx';

type Saved = Screens['saved-replies']['replies'][number];

const frame = { member: null, permissions: [], notice: null, now: 0, path: '/staff/saved-replies' };
const reply = (id: string): Saved => ({
  id,
  title: id,
  text: 'See you soon.',
  studio: toStudioId(3),
  studioName: 'Davie',
  canChange: false,
});

test('the form of a saved reply is empty afterwards, also when a colleague deleted another meanwhile', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const root = createRoot(document.body.appendChild(document.createElement('main')));
  onTestFinished(() => {
    act(() => root.unmount());
    vi.unstubAllGlobals();
  });
  const show = (ids: string[]) =>
    act(() =>
      root.render(
        <SavedReplies
          data={{ replies: ids.map(reply), studios: [], refused: null }}
          frame={frame as unknown as Frame}
        />,
      ),
    );
  const title = () => document.querySelector<HTMLInputElement>('input[name="title"]');
  show(['first', 'second']);
  (title() as HTMLInputElement).value = 'third';
  show(['second', 'third']);
  expect(title()?.value).toBe('');
});

import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { formWords } from '#words/forms.ts';
import SignUpForm from './sign-up-form.tsx';

test('on phones marketing stays ticked, also after "Start over"', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  localStorage.setItem('draft:sign-up', JSON.stringify({ at: Date.now(), values: { firstName: 'Ana' } }));
  const { container, unmount } = render(<SignUpForm studios={[{ id: '48750', name: 'Midtown Miami' }]} />);
  const isTicked = () => container.querySelector<HTMLInputElement>('[name=marketing]')?.checked;
  expect(isTicked()).toBe(true);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: formWords.startOver })));
  expect(container.querySelector<HTMLInputElement>('[name=firstName]')?.value).toBe('');
  expect(isTicked()).toBe(true);
  unmount();
  localStorage.clear();
  vi.unstubAllGlobals();
});

import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { openPage } from '#app/browser/open-page.ts';
import { asksBeforeLeaving } from '#tests/dom/asks-before-leaving.ts';
import { freeClassCases } from '#tests/forms/form-cases/free-class.ts';
import { formWords } from '#words/forms.ts';
import FreeClassForm from './free-class-form.tsx';

vi.mock('#app/browser/open-page.ts', () => ({ openPage: vi.fn() }));

beforeAll(() => {
  // jsdom has no screen to scroll.
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => void vi.restoreAllMocks());

test('sent offline it stays, and leads on at a press when the browser is online, without asking whether to leave', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const asked: boolean[] = [];
  vi.mocked(openPage).mockImplementation(async () => void asked.push(asksBeforeLeaving()));
  render(<FreeClassForm label="Free class" submit="Send" smallPrint="" />);
  for (const [name, value] of Object.entries(freeClassCases(Date.now).valid)) {
    const field = document.querySelector(`[name="${name}"]`) as HTMLInputElement;
    fireEvent.change(field, { target: { value } });
  }
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText(formWords.offline);
  await expect.poll(asksBeforeLeaving).toBe(true);
  expect(openPage).not.toHaveBeenCalled();

  onLine.mockReturnValue(true);
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await expect.poll(() => asked).toEqual([false]);
});

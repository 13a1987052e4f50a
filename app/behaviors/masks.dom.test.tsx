import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import OnDemandForm from '#app/forms/site-forms/on-demand-form.tsx';
import { type Mask, masks } from '#domain/forms/rules/masks.ts';
import { line } from '#tests/dom/fake-line.ts';
import { maskFields } from './masks.ts';

vi.mock('#app/forms/transport/xhr-post.ts', () => import('#tests/dom/fake-line.ts'));

beforeAll(() => {
  maskFields();
  line.respond = () => ({ status: 200, body: { data: { addVODUser: { message: 'ok' } } } });
  Element.prototype.scrollIntoView = () => {};
});

test('a number that a browser fills in whole is sent as it is shown, without a key or a step out of the field', async () => {
  const { container } = render(<OnDemandForm onSent={() => {}} />);
  const field = (name: string) => container.querySelector(`[name="${name}"]`) as HTMLInputElement;
  const fillIn = (name: string, value: string) => fireEvent.input(field(name), { target: { value } });
  fillIn('name', 'Ana Ruiz');
  fillIn('email', 'ana@example.com');
  fillIn('phone', '9545550142');
  expect(field('phone').value).toBe('954-555-0142');
  fireEvent.submit(screen.getByRole('button').closest('form') as HTMLFormElement);
  await expect.poll(() => line.posts.map(({ body }) => body).join()).toContain('954-555-0142');
});

test.each([
  ['9545550142', '954-555-0142'],
  ['+1 (954) 555-0142', '954-555-0142'],
  ['', ''],
])('a number that was typed before the code was loaded, %s, is shown as %s', (typed, shown) => {
  const input = maskedInput(masks.phone);
  input.value = typed;
  maskFields();
  expect(input.value).toBe(shown);
});

const maskedInput = (mask: Mask) => {
  const input = document.body.appendChild(document.createElement('input'));
  input.dataset.mask = mask;
  return input;
};

test('a number that is pasted, or filled in whole by the browser, is shown with its mask', async () => {
  const pasted = maskedInput(masks.phone);
  await userEvent.click(pasted);
  await userEvent.paste('+1 (305) 555-0199');
  const filledIn = maskedInput(masks.phone);
  fireEvent.input(filledIn, { target: { value: '+1 (305) 555-0199' } });
  expect([pasted.value, filledIn.value]).toEqual(['305-555-0199', '305-555-0199']);
});

test('selecting all and typing a number that begins with 1 shows that number', async () => {
  const input = maskedInput(masks.phone);
  await userEvent.type(input, '3055550199');
  await userEvent.type(input, '1-786-555-0142', {
    initialSelectionStart: 0,
    initialSelectionEnd: input.value.length,
  });
  expect(input.value).toBe('786-555-0142');
});

test('replacing the first digit of an area code keeps the 1 after it', async () => {
  const input = maskedInput(masks.phone);
  await userEvent.type(input, '2135550142');
  await userEvent.type(input, '{Delete}4', { initialSelectionStart: 0, initialSelectionEnd: 0 });
  expect(input.value).toBe('413-555-0142');
});

/** By events of the browser: user-event moves the caret itself after a value that code has set. */
test.each([
  [masks.phone, '305-555-019|', 'deleteContentBackward', '305-555-019|'],
  [masks.phone, '305-555|0199', 'deleteContentBackward', '305-555|-0199'],
  [masks.phone, '305-5|5-0199', 'deleteContentBackward', '305-5|50-199'],
  [masks.phone, '30|-555-0199', 'deleteContentForward', '30|5-550-199'],
  [masks.phone, '305-7|555-0199', 'insertText', '305-7|55-5019'],
  [masks.phone, '3057|-555-0199', 'insertText', '305-7|55-5019'],
  [masks.phone, '115|3-555-0142', 'insertText', '115|-355-5014'],
  [masks.phone, '305-x|555-0199', 'insertText', '305|-555-0199'],
  [masks.date, '1|/31/1990', 'deleteContentBackward', '1|3/11/990'],
])('%s: %s after %s becomes %s; | is the caret', (mask, typed, inputType, shown) => {
  const input = maskedInput(mask);
  input.focus();
  input.value = typed.replace('|', '');
  input.setSelectionRange(typed.indexOf('|'), typed.indexOf('|'));
  input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType }));
  const { value, selectionStart } = input;
  expect(`${value.slice(0, selectionStart ?? 0)}|${value.slice(selectionStart ?? 0)}`).toBe(shown);
});

// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import OnDemandForm from '#app/forms/site-forms/on-demand-form.tsx';
import { type Mask, masks } from '#domain/forms/rules/masks.ts';
import { fakeXhr } from '#tests/dom/fake-xhr.ts';
import { masked, maskInput } from './masked-input.ts';

const bodies: string[] = [];

beforeEach(() => {
  bodies.length = 0;
  fakeXhr((body) => {
    bodies.push(String(body));
    return { status: 200, body: { data: { addVODUser: { message: 'ok' } } } };
  });
  Element.prototype.scrollIntoView = () => {};
});

test('a number that a browser fills in whole is sent as it is shown, without a key or a step out of the field', async () => {
  const Page = createRoutesStub([{ path: '/', Component: OnDemandForm }]);
  const { container } = render(<Page />);
  const field = (name: string) => container.querySelector(`[name="${name}"]`) as HTMLInputElement;
  const fillIn = (name: string, value: string) => fireEvent.input(field(name), { target: { value } });
  fillIn('name', 'Ana Ruiz');
  fillIn('email', 'ana@example.com');
  fillIn('phone', '9545550142');
  expect(field('phone').value).toBe('954-555-0142');
  fireEvent.submit(screen.getByRole('button').closest('form') as HTMLFormElement);
  await vi.waitFor(() => expect(bodies.join()).toContain('954-555-0142'));
});

test('a value that is set at once is shown as if it had been typed', () => {
  expect(masked(masks.phone, '9545550142')).toBe('954-555-0142');
  expect(masked(masks.phone, '+1 (954) 555-0142')).toBe('954-555-0142');
  expect(masked(masks.zip, '33308-1234')).toBe('33308');
  expect(masked(masks.phone, '')).toBe('');
});

const maskedInput = (mask: Mask) => {
  const input = document.body.appendChild(document.createElement('input'));
  maskInput(input, mask, () => {});
  return input;
};

test.each([
  [masks.phone, '+1 305 555 0199', '305-555-0199'],
  [masks.phone, '13055550199', '305-555-0199'],
  [masks.phone, '1-800-555-0199', '800-555-0199'],
  [masks.phone, '2125550111', '212-555-0111'],
  [masks.phone, '123-456-7890', '123-456-7890'],
  [masks.date, '2/9/1990', '02/09/1990'],
  [masks.date, '02/09/1990', '02/09/1990'],
  [masks.date, '12.9.1990', '12/09/1990'],
  [masks.date, '2 9 1990', '02/09/1990'],
  [masks.date, '12311990', '12/31/1990'],
])('%s: the keys of %s, one by one, show %s', async (mask, keys, shown) => {
  const input = maskedInput(mask);
  await userEvent.type(input, keys);
  expect(input.value).toBe(shown);
});

test.each([
  [masks.phone, '+1 (305) 555-0199', '305-555-0199'],
  [masks.date, '1990-02-09', '02/09/1990'],
  [masks.date, '2/9/1990', '02/09/1990'],
])('%s: %s pasted, or filled in whole by the browser, shows %s', async (mask, text, shown) => {
  const pasted = maskedInput(mask);
  await userEvent.click(pasted);
  await userEvent.paste(text);
  expect(pasted.value).toBe(shown);
  const filledIn = maskedInput(mask);
  fireEvent.input(filledIn, { target: { value: text } });
  expect(filledIn.value).toBe(shown);
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

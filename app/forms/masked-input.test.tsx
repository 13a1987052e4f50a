// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { masks } from '#domain/forms/masks.ts';
import { masked } from './masked-input.ts';
import OnDemandForm from './on-demand-form.tsx';

const { bodies } = vi.hoisted(() => ({ bodies: [] as string[] }));
vi.mock('./browser-post.ts', () => ({
  browserPost: () => async (_path: string, body: unknown) => {
    bodies.push(JSON.stringify(body));
    return { status: 200, body: { data: { addVODUser: { message: 'ok' } } } };
  },
}));

beforeEach(() => {
  bodies.length = 0;
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

test('what came all at once is shown as if it had been typed', () => {
  expect(masked(masks.phone, '9545550142')).toBe('954-555-0142');
  expect(masked(masks.phone, '+1 (954) 555-0142')).toBe('954-555-0142');
  expect(masked(masks.zip, '33308-1234')).toBe('33308');
  expect(masked(masks.phone, '')).toBe('');
});

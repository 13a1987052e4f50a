// @vitest-environment jsdom
import { cleanup, render, waitFor } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { popupDestination } from '#domain/forms/schemas/free-class.ts';
import SignUpForm from './sign-up-form.tsx';

beforeEach(() =>
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} })),
);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each([
  ['3055550100', '305-555-0100'],
  ['55501210', ''],
  ['123456789012', ''],
])('a phone %s of the popup is shown as "%s"', async (phone, shown) => {
  const form = { first_name: 'Ana', last_name: 'Sol', email: 'ana@example.com', phone };
  const Page = createRoutesStub([{ path: '/app', Component: () => <SignUpForm studios={[]} /> }]);
  render(<Page initialEntries={[popupDestination(form)]} />);
  const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`);
  await waitFor(() => expect(field('email')?.value).toBe('ana@example.com'));
  expect(field('phone')?.value).toBe(shown);
});

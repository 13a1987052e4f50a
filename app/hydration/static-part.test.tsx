// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { staticPart } from './static-part.tsx';

afterEach(cleanup);

const written =
  '<!--$--><p>Written by the server</p><a href="/careers">Careers</a><a href="/app">App</a><!--/$-->';

/** Hydrates the part in a page of the server. */
function open(name: string) {
  const container = document.createElement('div');
  container.innerHTML = `<div data-static-part="${name}">${written}</div>`;
  document.body.append(container);
  const load = vi.fn(async () => ({ default: ({ year }: { year: number }) => <p>Code for {year}</p> }));
  const Part = staticPart<{ year: number }>(name, load);
  const routes = [
    { path: '/', element: <Part year={2026} /> },
    { path: '/careers', element: <p>The careers page</p> },
    { path: '/next-year', element: <Part year={2027} /> },
  ];
  const router = createMemoryRouter(routes);
  render(<RouterProvider router={router} />, { container, hydrate: true });
  return { load, navigate: (path: string) => act(() => router.navigate(path)) };
}

test('the server’s HTML stays, and no code is loaded for it', () => {
  const { load } = open('kept');
  expect(screen.getByText('Written by the server')).toBeDefined();
  expect(load).not.toHaveBeenCalled();
});

test('a link in it navigates without a page load; new windows and files are left to the browser', async () => {
  open('links');
  const follow = (name: string, init?: object) => fireEvent.click(screen.getByRole('link', { name }), init);
  // `true`: nothing prevented the browser's default action.
  expect(follow('App')).toBe(true);
  expect(follow('Careers', { ctrlKey: true })).toBe(true);
  expect(follow('Careers', { button: 1 })).toBe(true);
  await act(async () => expect(follow('Careers')).toBe(false));
  expect(screen.getByText('The careers page')).toBeDefined();
});

test('with other props its code is loaded; with the first ones it is not needed', async () => {
  const { load, navigate } = open('changed');
  await navigate('/next-year');
  expect(await screen.findByText('Code for 2027')).toBeDefined();
  expect(load).toHaveBeenCalledOnce();
  await navigate('/');
  expect(screen.getByText('Written by the server')).toBeDefined();
});

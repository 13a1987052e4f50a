// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { Toaster } from '#app/components/ui/toast.tsx';
import { studioOptionsOf, useStudioOptions } from './studios.ts';

beforeAll(() => {
  HTMLElement.prototype.showPopover = () => {};
  HTMLElement.prototype.hidePopover = () => {};
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const answer = (getAllStudios: object) =>
  vi.fn(async () =>
    Response.json({ data: { getAllStudios } }, { headers: { 'content-type': 'application/json' } }),
  );

function Dropdown() {
  const options = useStudioOptions(null);
  return (
    <>
      <p>{options.map(({ name }) => name).join(', ') || 'none'}</p>
      <Toaster label="Notices" closeLabel="Close" />
    </>
  );
}

test('a list the page could not bring is asked for once more', async () => {
  const fetch = answer({
    __typename: 'Studios',
    data: [
      { id: 48720, name: 'Davie' },
      { id: 48723, name: 'Never shown' },
    ],
  });
  vi.stubGlobal('fetch', fetch);
  render(<Dropdown />);
  await screen.findByText('Davie');
  expect(fetch).toHaveBeenCalledOnce();
  expect(screen.queryByRole('alert', { hidden: true })).toBeNull();
});

test.each([
  ['no connection', vi.fn(() => Promise.reject(new TypeError('offline')))],
  ['an error of the server', answer({ __typename: 'StudiosAPIError', message: 'down' })],
])('after %s the visitor is told, in the words of the product', async (_, fetch) => {
  vi.stubGlobal('fetch', fetch);
  render(<Dropdown />);
  expect((await screen.findByRole('alert', { hidden: true })).textContent).toBe(
    'Faled To Fetch Studio Locations, Please Refresh The Page',
  );
  expect(screen.getByText('none')).toBeTruthy();
});

test('an error is no list', () => {
  expect(studioOptionsOf({ __typename: 'StudiosAPIError' })).toBeNull();
});

// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub, useLoaderData } from 'react-router';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { Toaster } from '#app/components/ui/overlays/toast.tsx';
import type { Openings } from '#app/loaders/openings.server.ts';
import { OpeningsList } from './openings-list.tsx';

beforeAll(() => {
  HTMLElement.prototype.showPopover = () => {};
  HTMLElement.prototype.hidePopover = () => {};
});
afterEach(cleanup);

const job = {
  id: '1',
  position: 'Teacher',
  title: null,
  location: 'Davie',
  url: 'https://jobs.heliora.example/1',
};

/** The page inside a router whose loader returns the given openings one after another. */
function showList(...loaded: Openings[]) {
  const Page = createRoutesStub([
    {
      path: '/',
      loader: () => loaded.shift(),
      HydrateFallback: () => null,
      Component: () => (
        <>
          <OpeningsList {...(useLoaderData() as Openings)} />
          <Toaster label="Notices" closeLabel="Close" />
        </>
      ),
    },
  ]);
  render(<Page />);
}

test('an empty list shows its own message, not an alert', async () => {
  showList({ openings: [] });
  expect(await screen.findByText('No openings available')).toBeTruthy();
  expect(screen.queryByRole('alert', { hidden: true })).toBeNull();
});

test('a failure shows the server’s message, and Try again loads the list', async () => {
  showList({ openings: [], failure: 'The jobs board is resting' }, { openings: [job] });
  expect(await screen.findByText('The jobs board is resting')).toBeTruthy();
  expect(screen.queryByText('No openings available')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  const link = await screen.findByRole('link', { name: 'Apply for Teacher, Davie' });
  expect(link.getAttribute('href')).toBe(job.url);
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('a job of a job board is named by its own title', async () => {
  showList({ openings: [{ ...job, title: 'Lead Barre Teacher' }] });
  expect(await screen.findByText('Lead Barre Teacher')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Apply for Lead Barre Teacher, Davie' })).toBeTruthy();
});

test('a failure without a message shows our own', async () => {
  showList({ openings: [], failure: '' });
  expect(await screen.findByText('Failed to submit request')).toBeTruthy();
});

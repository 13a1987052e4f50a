import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { PageDataContext } from '#app/islands/page-data.ts';
import type { Openings } from '#app/loaders/openings.server.ts';
import { OpeningsList } from './openings-list.tsx';

afterEach(cleanup);

const job = {
  id: '1',
  position: 'Teacher',
  title: null,
  location: 'Davie',
  url: 'https://jobs.heliora.example/1',
};

const showList = (openings: Openings) =>
  render(
    <PageDataContext value={{ pathname: '/openings', search: '', root: undefined }}>
      <OpeningsList {...openings} />
    </PageDataContext>,
  );
const toast = () => JSON.parse(document.querySelector<HTMLElement>('[data-toast]')?.dataset.toast ?? 'null');

test('an empty list shows its own message, not a failure', () => {
  showList({ openings: [] });
  expect(screen.getByText('No openings available')).toBeTruthy();
  expect(toast()).toBeNull();
});

test('a failure shows the server’s message, or our own, and a link that loads the page again', () => {
  showList({ openings: [], failure: 'The jobs board is resting' });
  expect(toast()).toMatchObject({ status: 'error', title: 'The jobs board is resting' });
  expect(screen.queryByText('No openings available')).toBeNull();
  expect(screen.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe('/openings');
  cleanup();
  showList({ openings: [], failure: '' });
  expect(toast()).toMatchObject({ title: 'Failed to submit request' });
});

test('a job of a job board is named by its own title', () => {
  showList({ openings: [{ ...job, title: 'Lead Barre Teacher' }] });
  expect(screen.getByText('Lead Barre Teacher')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Apply for Lead Barre Teacher, Davie' })).toBeTruthy();
});

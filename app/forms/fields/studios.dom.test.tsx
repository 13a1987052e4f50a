import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Toaster } from '#app/components/ui/overlays/toast.tsx';
import { StudioSelect } from './studio-select.tsx';
import { type StudioOptions, studioOptionsOf, useStudioOptions } from './studios.ts';

const request = vi.fn<() => Promise<object>>();

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json({ data: await request() }));
  HTMLElement.prototype.showPopover = () => {};
  HTMLElement.prototype.hidePopover = () => {};
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  request.mockReset();
});

function Dropdown({ fromPage }: { fromPage: StudioOptions }) {
  return (
    <>
      <StudioSelect id="studio" name="studio" studios={useStudioOptions(fromPage)} />
      <Toaster label="Notices" closeLabel="Close" />
    </>
  );
}
const studiosResult = (...ids: number[]) => ({
  __typename: 'Studios' as const,
  data: ids.map((id) => ({ id, name: `Studio ${id}` })),
});

test('an option has a name and its id as text; the two closed ids are left out', () => {
  expect(studioOptionsOf(studiosResult(48723, 48750, 48724))).toEqual([
    { id: '48750', name: 'Studio 48750' },
  ]);
  expect(studioOptionsOf({ __typename: 'StudiosAPIError' })).toBeNull();
});

test('a list that the page could not load is requested once more', async () => {
  request.mockResolvedValue({ getAllStudios: studiosResult(48750) });
  render(<Dropdown fromPage={null} />);
  expect(await screen.findByRole('option', { name: 'Studio 48750' })).toBeTruthy();
});

test.each([
  ['no response', () => request.mockRejectedValue(new Error('down'))],
  ['a refusal', () => request.mockResolvedValue({ getAllStudios: { __typename: 'StudiosAPIError' } })],
])('after %s the visitor gets a message', async (_, fail) => {
  fail();
  render(<Dropdown fromPage={null} />);
  const message = 'Faled To Fetch Studio Locations, Please Refresh The Page';
  expect(await screen.findByText(message)).toBeTruthy();
  expect(request).toHaveBeenCalledTimes(1);
});

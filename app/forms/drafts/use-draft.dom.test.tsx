import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { defineForm } from '#app/forms/state/form-definition.ts';
import { useFields } from '#app/forms/state/use-fields.ts';
import { deleteDraft, readDraft } from './drafts.ts';

const form = defineForm({
  name: 'pre-sale-note',
  schema: () => z.object({ note: z.string() }),
  requests: () => [],
  failure: '',
});

function Form({ note = '' }: { note?: string }) {
  const fields = useFields(form, { fromUrl: { note } });
  return (
    <form id={fields.id}>
      <input aria-label="Note" name="note" defaultValue={note} onChange={fields.onInput} />
      <button type="button" onClick={fields.empty}>
        Sent
      </button>
    </form>
  );
}

beforeEach(() => localStorage.clear());

test('a text is saved when the form leaves the page a moment after the last key', async () => {
  const { unmount } = render(<Form />);
  await userEvent.type(screen.getByLabelText('Note'), 'Forty people');
  unmount();
  expect(readDraft(form.name)).toEqual({ note: 'Forty people' });
});

test('a text that was saved is not written again after the same form was sent elsewhere', async () => {
  const { unmount } = render(<Form />);
  await userEvent.type(screen.getByLabelText('Note'), 'Forty people');
  await expect.poll(() => readDraft(form.name)).toEqual({ note: 'Forty people' });
  deleteDraft(form.name);
  unmount();
  expect(readDraft(form.name)).toBeUndefined();
});

test('a value of a link is newer than a draft, until the visitor has changed it on that page', async () => {
  const field = () => screen.getByLabelText<HTMLInputElement>('Note');
  const first = render(<Form />);
  await userEvent.type(field(), 'Davie');
  first.unmount();
  const second = render(<Form note="Weston" />);
  expect(field().value).toBe('Weston');
  await userEvent.clear(field());
  await userEvent.type(field(), 'Doral');
  second.unmount();
  const third = render(<Form note="Weston" />);
  expect(field().value).toBe('Doral');
  third.unmount();
});

test('a form that was sent leaves no text when it leaves the page', async () => {
  const { unmount } = render(<Form />);
  await userEvent.type(screen.getByLabelText('Note'), 'Forty people');
  await userEvent.click(screen.getByRole('button', { name: 'Sent' }));
  unmount();
  expect(readDraft(form.name)).toBeUndefined();
});

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Toaster } from '#app/components/ui/overlays/toast.tsx';
import TechSupportForm from '#app/forms/site-forms/tech-support-form.tsx';
import type { Reply } from '#domain/forms/form-calls.ts';
import { formErrors } from '#words/form-errors.ts';
import { formFailures, httpFailure } from '#words/form-notices.ts';
import { forms } from '#words/forms.ts';
import { contactUs } from '#words/pages/contact-us.ts';

type Sending = { report: (share: number) => void; signal: AbortSignal };
const { line } = vi.hoisted(() => ({
  /** The server's response: undefined simulates a lost connection, 'pending' one that never comes. */
  line: { reply: undefined as Reply | 'pending' | undefined, sending: [] as Sending[] },
}));
vi.mock('#app/forms/transport/xhr-post.ts', () => ({
  xhrPost: (report: Sending['report'], signal: AbortSignal) => async () => {
    const { Cancelled, NetworkError } = await import('#app/forms/transport/send-errors.ts');
    line.sending.push({ report, signal });
    if (line.reply === 'pending')
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Cancelled())));
    if (!line.reply) throw new NetworkError('no line');
    return line.reply;
  },
}));

const { techSupport } = contactUs;
const field = (name: string) => document.querySelector(`[name="${name}"]`) as HTMLInputElement;
const send = () => {
  const studios = [{ id: '48750', name: 'One' }];
  render(
    <>
      <TechSupportForm studios={studios} />
      <Toaster label="Notices" closeLabel="Close" />
    </>,
  );
  const values = { name: 'Ana Sol', email: 'ana@example.com', studio: '48750', description: 'It flickers' };
  for (const [name, value] of Object.entries(values)) fireEvent.change(field(name), { target: { value } });
  fireEvent.change(field('uploadedFiles'), {
    target: { files: [new File(['x'], 'screen.png', { type: 'image/png' })] },
  });
  fireEvent.click(screen.getByRole('button', { name: techSupport.submit }));
};
const failedItem = () => document.querySelector('[data-failed]')?.textContent;

beforeEach(() => {
  line.sending.length = 0;
  sessionStorage.clear();
  // jsdom has no screen to scroll.
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test.each([
  ['a message', { status: 500, body: { message: 'The line is full' } }, 'The line is full'],
  ['no message', { status: 500, body: undefined }, httpFailure(500)],
  ['an empty message', { status: 400, body: { message: '' } }, httpFailure(400)],
  ['a message that is no text', { status: 422, body: { message: { code: 7 } } }, httpFailure(422)],
  ['a page that is not ours', { status: 200, body: undefined }, httpFailure(200)],
])(
  'a response with %s is explained once on the screen, and a good file stays good',
  async (_, reply, text) => {
    line.reply = reply;
    send();
    await screen.findByText(text);
    expect(screen.getAllByText(text)).toHaveLength(1);
    expect(failedItem()).toBeUndefined();
  },
);

test('without a response the default text is shown once, and the file says that it was not sent', async () => {
  line.reply = undefined;
  send();
  await screen.findByText(formFailures.contactRest);
  expect(screen.getAllByText(formFailures.contactRest)).toHaveLength(1);
  expect(failedItem()).toContain(`${forms.upload.failed} ${formErrors['files.failed']}`);
});

test('an upload shows its per cent above everything, and Cancel ends it and keeps the form', async () => {
  line.reply = 'pending';
  send();
  await expect.poll(() => line.sending).toHaveLength(1);
  const [upload] = line.sending as [Sending];
  expect(screen.queryByRole('progressbar', { hidden: true })).toBeNull();
  act(() => upload.report(0.42));
  const bar = screen.getByRole('progressbar', { hidden: true });
  expect(bar.closest('[popover]')).not.toBeNull();
  expect((bar as HTMLProgressElement).value).toBe(0.42);
  screen.getByText('42%');
  fireEvent.click(screen.getByRole('button', { name: forms.upload.cancel, hidden: true }));
  await expect.poll(() => screen.queryByRole('progressbar', { hidden: true })).toBeNull();
  expect(upload.signal.aborted).toBe(true);
  expect(field('description').value).toBe('It flickers');
  expect(failedItem()).toBeUndefined();
  expect(screen.getByRole('alert').textContent).toBe('');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: techSupport.submit }));
});

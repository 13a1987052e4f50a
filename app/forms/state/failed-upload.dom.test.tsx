import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Toaster } from '#app/components/ui/overlays/toast.tsx';
import TechSupportForm from '#app/forms/site-forms/tech-support-form.tsx';
import { line } from '#tests/dom/fake-line.ts';
import { formErrors } from '#words/form-errors.ts';
import { formFailures, httpFailure } from '#words/form-notices.ts';
import { formWords } from '#words/forms.ts';
import { contactUs } from '#words/pages/contact-us.ts';

vi.mock('#app/forms/transport/xhr-post.ts', () => import('#tests/dom/fake-line.ts'));

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
  choose(new File(['x'], 'screen.png', { type: 'image/png' }));
  fireEvent.click(screen.getByRole('button', { name: techSupport.submit }));
};
const choose = (...files: File[]) => fireEvent.change(field('uploadedFiles'), { target: { files } });
const failedItem = () => document.querySelector('[data-failed]')?.textContent;

beforeEach(() => {
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
    line.respond = () => reply;
    send();
    await screen.findByText(text);
    expect(screen.getAllByText(text)).toHaveLength(1);
    expect(failedItem()).toBeUndefined();
  },
);

test('without a response the file says that it was not sent, and TRY AGAIN sends it', async () => {
  line.respond = undefined;
  send();
  await screen.findByText(formFailures.contactRest);
  expect(screen.getAllByText(formFailures.contactRest)).toHaveLength(1);
  expect(failedItem()).toContain(`${formWords.upload.failed} ${formErrors['files.failed']}`);
  line.respond = () => ({ status: 200, body: { message: 'Sent' } });
  fireEvent.click(screen.getByRole('button', { name: formWords.upload.tryAgain }));
  await screen.findByText(techSupport.sent.text);
});

test('a file that is chosen twice is in the list once, and another file with its name is too', () => {
  render(<TechSupportForm studios={[]} />);
  const file = (text: string) => new File([text], 'screen.png', { type: 'image/png', lastModified: 1 });
  choose(file('x'));
  choose(file('x'), file('more'));
  expect(screen.getAllByText('screen.png')).toHaveLength(2);
});

// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { getApp } from '#content/en/pages/get-app.ts';
import { attemptHeaders } from '#domain/forms/attempt-headers.ts';
import AppLinkForm from './app-link-form.tsx';
import type { Reply } from './courier.ts';

const { keys, replies } = vi.hoisted(() => ({ keys: [] as string[], replies: [] as Reply[] }));
vi.mock('./browser-post.ts', () => ({
  browserPost: () => async (_path: string, _body: unknown, headers: Record<string, string>) => {
    keys.push(headers[attemptHeaders.key] ?? '');
    const reply = replies.shift();
    if (!reply) throw new Error('the answer was lost');
    return reply;
  },
}));

const { mail } = getApp.download;
const sent: Reply = { status: 200, body: { data: { sendEmailForAppLink: true } } };
const type = () => userEvent.type(screen.getByRole('textbox', { name: /./ }), 'ana@example.com');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  keys.length = 0;
  sessionStorage.clear();
  // jsdom has no screen to scroll.
  Element.prototype.scrollIntoView = () => {};
});

test('a lost answer is asked for again under its key; who sends the same once more is heard once more', async () => {
  const Page = createRoutesStub([{ path: '/', Component: AppLinkForm }]);
  render(<Page />);
  await type();
  await press(mail.submit);
  await vi.waitFor(() => expect(keys).toHaveLength(1));
  replies.push(sent);
  await press(mail.submit);
  await screen.findByText(mail.sent.heading);
  await userEvent.click(screen.getByRole('link', { name: mail.sent.again }));
  replies.push(sent);
  await type();
  await press(mail.submit);
  await screen.findByText(mail.sent.heading);
  expect(keys).toHaveLength(3);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

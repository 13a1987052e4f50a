import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { formFailures, formSuccesses } from '#words/form-notices.ts';
import { forms } from '#words/forms.ts';
import { onDemand } from '#words/pages/on-demand.ts';
import OnDemandForm from './on-demand-form.tsx';

const { events, reply } = vi.hoisted(() => ({ events: [] as string[], reply: { isAccepted: true } }));
vi.mock('#app/forms/transport/xhr-post.ts', () => ({
  xhrPost: () => async () => ({
    status: 200,
    body: { data: { addVODUser: { success: reply.isAccepted, message: '' } } },
  }),
}));
vi.mock('#app/components/ui/overlays/toast.tsx', () => ({
  showToast: ({ title }: { title: string }) => events.push(title),
  dismissToast: () => {},
}));

afterEach(() => {
  cleanup();
  events.length = 0;
});

// jsdom does not implement scrolling.
Element.prototype.scrollIntoView = () => {};

const signUp = async () => {
  render(<OnDemandForm isGate onSent={() => events.push('film')} />);
  const field = (label: string) => screen.getByRole('textbox', { name: new RegExp(`^${label}`) });
  await userEvent.type(field(forms.labels.name), 'Ana Cruz');
  await userEvent.type(field(forms.labels.phone), '3055550118');
  await userEvent.type(field(forms.labels.email), 'ana@example.com');
  await userEvent.click(screen.getByRole('button', { name: onDemand.gate.submit }));
};

test('the success notice is shown before the film starts', async () => {
  reply.isAccepted = true;
  await signUp();
  await expect.poll(() => events).toEqual([formSuccesses.request, 'film']);
});

test('a failed sign-up shows an error, and no film starts', async () => {
  reply.isAccepted = false;
  await signUp();
  await screen.findByText(formFailures.onDemand);
  expect(events).toEqual([]);
});

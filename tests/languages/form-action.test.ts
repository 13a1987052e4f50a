import { type ActionFunctionArgs, RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { preSaleAddressForm } from '#app/forms/site-forms/pre-sale-address-form.tsx';
import { formAction } from '#app/forms/state/form-action.server.ts';
import { formPostContext } from '#server/http/forms/form-post-context.ts';
import { preSaleAddressCases } from '#tests/forms/form-cases/pre-sale-address.ts';
import { language } from '#words/language.ts';

test('a marketing lead without scripts has the page in its language', async () => {
  const form = preSaleAddressForm('delray', 'Delray');
  const values: Record<string, unknown> = { ...preSaleAddressCases(Date.now).valid, form: form.name };
  const leads: object[] = [];
  const respond = async () => ({ status: 200, body: {} });
  const context = new RouterContextProvider();
  context.set(formPostContext, {
    read: async () => ({ getAll: (name) => [String(values[name] ?? '')], discard: async () => {} }),
    transport: () => ({
      graphql: respond,
      form: respond,
      lead: async (_id, lead) => {
        leads.push(lead);
        return { status: 200, body: { inlineMessage: 'Thank You!' } };
      },
    }),
    retryAfter: () => null,
  });
  // The server removes the language from the URL before the routes.
  const request = new Request('https://heliora.example/delray?utm_source=mail', { method: 'POST' });
  await formAction(form)({ request, context } as unknown as ActionFunctionArgs);
  const pageUri = `https://heliora.example${language.prefix}/delray?utm_source=mail`;
  expect(leads).toMatchObject([{ context: { pageUri } }]);
});

import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { startDeliveries } from '#server/deliveries/deliveries.ts';
import { listSubmissions } from '#server/models/leads/submissions.ts';
import { findTicket } from '#server/models/tickets/view/ticket-view.ts';
import { exportAsCsv } from '#server/operator/submissions.ts';
import { describeOnBothDatabases } from '#tests/databases/databases.ts';
import { accepted, startFakeMarketing } from '#tests/fakes/fake-marketing.ts';
import { anyQuery, everyPage, readAt } from '#tests/rows/listed-tickets.ts';
import { sendAs } from '#tests/rows/sent-by-person.ts';
import { addStaff } from '#tests/rows/staff-members.ts';
import { openDeliverySite } from '#tests/site/delivery-site.ts';
import { callMutation } from '#tests/site/lead-site.ts';
import { formErrors } from '#words/form-errors.ts';
import { formSuccesses } from '#words/form-notices.ts';
import { language } from '#words/language.ts';
import { visitorMails } from '#words/mails.ts';
import { languageRow } from '#words/staff/labels.ts';

const name = 'José Peña';
const contact = { name, email: 'jose.pena@example.com', description: '¿Hay duchas en el estudio?' };
const studio = { studio_id: 48750, studio_location: 'Midtown Miami', form_id: 3 };

/** The text of the encoded headers and of the quoted-printable body of a mail. */
const decoded = (mail: string) =>
  mail
    .replace(/=\?UTF-8\?Q\?(.*?)\?=\s*/gi, (_, text: string) => text.replaceAll('_', ' '))
    .replace(/=\r?\n/g, '')
    .replace(/(?:=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString());

describeOnBothDatabases(`a form of the site in ${language.code}`, (open) => {
  const openSite = async (settings?: Record<string, string>) => {
    const site = openDeliverySite(await open('seeded'), settings);
    const stored = async () =>
      (await listSubmissions(site.database.kysely, { limit: 10 })).map(({ payload, requestMetadata }) => ({
        name: payload.name,
        language: requestMetadata.language,
      }));
    const deliver = async () => {
      const deliveries = startDeliveries({ env: site.env, forms: site.forms });
      await site.settled();
      await deliveries.stop();
    };
    return { ...site, stored, deliver };
  };

  test('sent to GraphQL is refused in its language, and stored with its language', async () => {
    const site = await openSite();
    const send = (email: string) =>
      callMutation(site, 'sendEmailForContactFormV3', { ...contact, ...studio, email });
    expect((await send('jose')).errors?.[0]?.extensions?.fields).toEqual({
      email: formErrors['email.invalid'],
    });
    expect((await send(contact.email)).data).toEqual({ sendEmailForContactFormV3: true });
    expect(await site.stored()).toEqual([{ name, language: language.code }]);
  });

  test('sent to REST is refused and thanked in its language; its mails and the export have the name', async () => {
    const site = await openSite();
    const send = async (email: string) => {
      const body = new FormData();
      for (const [field, value] of Object.entries({ ...contact, ...studio, email }))
        body.append(field, String(value));
      return (await site.app.request('/form/help', { method: 'POST', body })).json();
    };
    expect(await send('jose')).toMatchObject({ fields: { email: formErrors['email.invalid'] } });
    expect(await send(contact.email)).toMatchObject({ message: formSuccesses.request });
    expect(await site.stored()).toEqual([{ name, language: language.code }]);

    await site.deliver();
    const mails = site.mails().map(decoded);
    const toVisitor = mails.find((mail) => mail.includes(`To: ${contact.email}`));
    expect(toVisitor).toContain(`Subject: ${visitorMails.contact.subject}`);
    expect(toVisitor).toContain(`<html lang="${language.code}">`);
    const toManagers = mails.filter((mail) => /^Subject: .*José Peña/m.test(mail));
    expect(toManagers).toHaveLength(1);
    for (const { label, value } of languageRow(language.code))
      expect(toManagers[0]).toContain(`${label}: ${value}`);

    const csv = await text(exportAsCsv(site.database.kysely, {}));
    expect(csv).toMatch(/^\uFEFF/);
    expect(csv).toContain(name);
  });

  test('refused by the marketing forms has the error types of the provider', async () => {
    const site = await openSite();
    const lead = { firstname: 'x'.repeat(5000), email: 'jose', position: '' };
    const response = await site.app.request('/marketing-forms/heliora/future-openings', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        fields: Object.entries(lead).map(([field, value]) => ({ name: field, value })),
      }),
    });
    const { errors } = (await response.json()) as { errors: { errorType: string }[] };
    expect(errors.map(({ errorType }) => errorType).sort()).toEqual([
      'INPUT_TOO_LARGE',
      'INVALID_EMAIL',
      'REQUIRED_FIELD',
    ]);
  });

  test('is found at /staff without accents, and says its language there', async () => {
    const database = await open('seeded');
    const id = await sendAs(database, contact);
    const member = await addStaff(database, 'Corporate');
    for (const q of ['jose pena', 'José Peña', 'PENA'])
      expect(await everyPage(database, member, { ...anyQuery, q }, 50), q).toEqual([id]);
    const ticket = await findTicket(database, member, id, readAt);
    expect(ticket?.name).toBe(name);
    expect(languageRow(language.code)).toHaveLength(1);
    expect(ticket?.sent).toEqual(expect.arrayContaining(languageRow(language.code)));
  });

  test('that marketing receives tells the provider its language', async () => {
    const marketing = await startFakeMarketing();
    onTestFinished(marketing.close);
    marketing.respondWith(() => accepted);
    const site = await openSite({
      MARKETING_URL: marketing.url,
      MARKETING_PORTAL: '48700',
      MARKETING_FORMS: 'future-openings=guid-9',
      MARKETING_TOKEN: 'pat-1',
    });
    const lead = { firstname: name, email: contact.email, position: 'Teacher' };
    const fields = Object.entries(lead).map(([field, value]) => ({ name: field, value }));
    await site.app.request('/marketing-forms/heliora/future-openings', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ fields }),
    });
    await site.deliver();
    expect(marketing.received[0]?.body.fields).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: 'firstname', value: name }),
        expect.objectContaining({ name: 'site_language', value: language.code }),
      ]),
    );
  });
});

import { addSession, sendLead } from '../support/staff-session.ts';
import { expect, test } from './engine-test.ts';

/** Each engine has its own studio. */
const studios = {
  firefox: { id: 13, locationId: 48757 },
  webkit: { id: 14, locationId: 48755 },
};

test('a lead is finished, undone, handed back and exported, and leads to its person', async ({
  tab,
  engine,
  request,
}) => {
  const { id: studio, locationId } = studios[engine];
  const name = `Tessa Vogel ${engine}`;
  const token = addSession(process.env.E2E_DATA_DIR ?? '', {
    name: 'Luis Ortega',
    role: 'Studio_Manager',
    studios: [studio],
  });
  await sendLead(request, { name, locationId });
  await tab.open('/staff/sign-in');
  await tab.evaluate((value) => {
    // biome-ignore lint/suspicious/noDocumentCookie: WebKit has no Cookie Store API
    document.cookie = `staff=${value}; path=/`;
  }, token);
  const rowOf = (text: string) =>
    [...document.querySelectorAll<HTMLElement>('[data-row]')].find((row) => row.textContent?.includes(text))
      ?.dataset.row ?? null;
  // The ticket is opened after the response to the visitor.
  await expect
    .poll(async () => {
      await tab.open('/staff/leads');
      return tab.evaluate(rowOf, name);
    })
    .not.toBeNull();
  const lead = await tab.evaluate(rowOf, name);

  await tab.press(`[data-row="${lead}"] a`);
  await tab.expectTextVisible('h1', name);
  await tab.press('[data-ticket] form[data-change="take"] button');
  await tab.expectTextVisible('[data-toast]', 'It is yours.');
  await tab.fill('form[data-change="note"]', 'text', 'Comes on Tuesday');
  await tab.press('form[data-change="note"] button');
  await tab.expectTextVisible('[data-ticket] ol', 'Comes on Tuesday');
  await tab.press('details[data-sheet="done"] > summary');
  await tab.press('details[data-sheet="done"] button[value="joined"]');
  await tab.expectTextVisible('[data-toast]', 'Done. Well worked.');
  await tab.press('[data-toast] form button');
  await tab.expectTextVisible('[data-toast]', 'Undone.');
  await tab.until(
    'the lead is open again',
    () => document.querySelector('details[data-sheet="done"]') !== null,
  );

  // `submit()` fires no event: the form is sent as by a browser without JavaScript.
  await tab.evaluate(() => {
    document.querySelector<HTMLFormElement>('form[data-change="hand-back"]')?.submit();
  });
  await tab.expectTextVisible('[data-toast]', 'Handed back to the studio.');

  await tab.press(`a[href="/staff/leads/${lead}/person"]`);
  await tab.expectPath(`/staff/leads/${lead}/person`);
  await tab.expectTextVisible('h1', name);
  await tab.open('/staff/leads');
  const table = await tab.evaluate(async () => {
    const form = document.querySelector<HTMLFormElement>('form[action="/staff/leads/export"]');
    if (!form) return null;
    const body = new URLSearchParams([...new FormData(form)] as [string, string][]);
    const response = await fetch(form.action, { method: 'POST', body });
    return { type: response.headers.get('content-type'), text: await response.text() };
  });
  expect(table?.type).toContain('text/csv');
  expect(table?.text).toContain(name);
});

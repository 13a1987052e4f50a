import { randomUUID } from 'node:crypto';
import { authenticatorCode, currentStep, inviteStaff } from '../staff/staff-account.ts';
import { openStudio, sendLead } from '../staff/staff-session.ts';
import type { EnginePage } from './engine-page.ts';
import { expect, test } from './engine-test.ts';

/** Each engine has its own studio. */
const studios = { firefox: openStudio('winter-park'), webkit: openStudio('palm-beach-gardens') };

/** Accepts an invitation, signs out, and signs in with password and authenticator. */
const signInAgain = async (tab: EnginePage, email: string, link: string) => {
  const password = 'four quiet palm trees';
  const byPassword = 'form:has([name="encryptedSecret"])';
  await tab.open(link);
  const secret = await tab.evaluate(
    () => document.querySelector('code')?.textContent?.replaceAll(' ', '') ?? '',
  );
  await tab.fill(byPassword, 'password', password);
  await tab.fill(byPassword, 'code', authenticatorCode(secret, currentStep()));
  await tab.press(`${byPassword} button`);
  await tab.expectTextVisible('h1', 'Your recovery codes');
  await tab.open('/staff/me');
  await tab.expectTextVisible('h1', 'Luis Ortega');
  await tab.press('form[action="/staff/sign-out"] button');
  await tab.expectPath('/staff/sign-in');
  const signIn = 'form[action="/staff/sign-in"]';
  await tab.fill(signIn, 'email', email);
  await tab.fill(signIn, 'password', password);
  await tab.fill(signIn, 'code', authenticatorCode(secret, currentStep() + 1));
  await tab.press(`${signIn} button`);
  await tab.until('the session has begun', () => !location.pathname.includes('sign-in'));
};

test('an invited member signs in again, takes a lead, writes a note, closes it and undoes that', async ({
  tab,
  engine,
  request,
}) => {
  // The sign-in and the work on a lead take longer than other journeys.
  test.slow();
  const { slug, locationId } = studios[engine];
  const name = `Tessa Vogel ${engine}`;
  await sendLead(request, { name, locationId });
  const email = `${randomUUID().slice(0, 8)}@example.com`;
  const options = ['--role', 'Studio_Manager', '--name', 'Luis Ortega', '--studio', slug];
  await signInAgain(tab, email, await inviteStaff(email, ...options));
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
  await tab.press('details[data-sheet="stage"] > summary');
  await tab.press('details[data-sheet="stage"] button[value="joined"]');
  await tab.expectTextVisible('[data-toast]', 'Joined. Well worked.');
  await tab.press('[data-toast] form button');
  await tab.expectTextVisible('[data-toast]', 'Undone.');
  await tab.until(
    'the lead is open again',
    () => document.querySelector('form[data-change="hand-back"]') !== null,
  );
});

import { randomUUID } from 'node:crypto';
import { authenticatorCode, currentStep, inviteStaff } from '../support/staff-account.ts';
import { test } from './engine-test.ts';

test('an invited member signs in again with password and authenticator', async ({ tab }) => {
  const email = `${randomUUID().slice(0, 8)}@example.com`;
  const password = 'four quiet palm trees';
  const link = await inviteStaff(email, '--role', 'Corporate', '--name', 'Ana Ruiz');
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
  await tab.expectTextVisible('h1', 'Ana Ruiz');
  await tab.press('form[action="/staff/sign-out"] button');
  await tab.expectPath('/staff/sign-in');
  const signIn = 'form[action="/staff/sign-in"]';
  await tab.fill(signIn, 'email', email);
  await tab.fill(signIn, 'password', password);
  await tab.fill(signIn, 'code', authenticatorCode(secret, currentStep() + 1));
  await tab.press(`${signIn} button`);
  await tab.until('the session has begun', () => !location.pathname.includes('sign-in'));
  await tab.open('/staff/me');
  await tab.expectTextVisible('h1', 'Ana Ruiz');
});

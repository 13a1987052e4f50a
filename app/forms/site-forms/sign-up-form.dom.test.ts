import { afterEach, expect, test, vi } from 'vitest';
import { checkForm } from '#domain/forms/check-form.ts';
import { signUpCases } from '#tests/forms/form-cases/sign-up.ts';
import { signUpForm } from './sign-up-form.tsx';

afterEach(() => void vi.unstubAllGlobals());

test.each([
  { screen: 'a phone', isNarrow: true, chosen: false, sent: true },
  { screen: 'a phone', isNarrow: true, chosen: true, sent: true },
  { screen: 'a wide screen', isNarrow: false, chosen: false, sent: false },
  { screen: 'a wide screen', isNarrow: false, chosen: true, sent: true },
])('on $screen the choice $chosen for marketing is sent as $sent', ({ isNarrow, chosen, sent }) => {
  vi.stubGlobal('matchMedia', () => ({ matches: isNarrow }));
  const typed = { ...signUpCases(Date.now).valid, marketing: chosen };
  const checked = checkForm(signUpForm.schema(), typed);
  if (!checked.ok) throw new Error(JSON.stringify(checked.errors));
  const page = { pageUri: 'https://heliora.example/sign-up', pageName: 'Sign up' };
  expect(signUpForm.requests(checked.value, page)).toMatchObject({ variables: { marketing: sent } });
});

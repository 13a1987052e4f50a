import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { factsOfKind, formNames, kindsOf } from '#domain/forms/forms.ts';
import { loadForm } from '#tests/forms/load-form.ts';
import { preSale } from '#words/pages/pre-sale.ts';
import { signUp } from '#words/pages/sign-up.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const withConsent = formNames.filter((name) =>
  kindsOf(name).some((kind) => factsOfKind[kind].consentTo.length > 0),
);

// server/forms stores these texts as the consent of the visitor, so they must be the texts on the page.
test.each(withConsent)('%s shows the consent text that it stores', async (name) => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  const { Component, props } = await loadForm(name);
  const { container } = render(<Component {...props} studios={[]} />);
  expect(container.querySelector('form')).not.toBeNull();
  const text = name === 'sign-up' ? signUp.marketing : preSale.consent;
  // Of the marketing leads, only those for future openings have no consent.
  expect(container.textContent?.includes(text)).toBe(name !== 'future-openings');
});

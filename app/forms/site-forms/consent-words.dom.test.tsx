import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { factsOfKind, formNames, kindsOf } from '#domain/forms/forms.ts';
import { consentTexts } from '#tests/forms/consent-texts.ts';
import { loadForm } from '#tests/forms/load-form.ts';
import { preSale } from '#words/pages/pre-sale.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const withConsent = formNames.filter((name) =>
  kindsOf(name).some((kind) => factsOfKind[kind].consentTo.length > 0),
);

// tests/forms/every-form.test.ts finds the same texts stored.
test.each(withConsent)('%s shows the text of its consent', async (name) => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  const { Component, props } = await loadForm(name);
  const { container } = render(<Component {...props} studios={[]} />);
  expect(container.querySelector('form')).not.toBeNull();
  const text = consentTexts[name] ?? preSale.consent;
  expect(container.textContent?.includes(text)).toBe(name !== 'future-openings');
});

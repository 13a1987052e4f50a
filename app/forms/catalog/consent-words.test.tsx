// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { formNames, kindsOf } from '#domain/forms/forms.ts';
import { loadForm } from '#tests/forms/form-catalog.ts';
import { preSale } from '#words/pages/pre-sale.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const leadForms = formNames.filter((name) => kindsOf(name).includes('marketing-lead'));

// server/forms/marketing-lead.ts stores this text as the consent of the lead, so it must be the text on the page.
test.each(leadForms)('%s shows the consent text that its leads store', async (name) => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  const { Component, props } = await loadForm(name);
  const Page = createRoutesStub([{ path: '/', Component: () => <Component {...props} studios={[]} /> }]);
  const { container } = render(<Page />);
  expect(container.querySelector('form')).not.toBeNull();
  expect(container.textContent?.includes(preSale.consent)).toBe(name !== 'future-openings');
});

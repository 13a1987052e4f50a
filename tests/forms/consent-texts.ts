import type { FormName } from '#domain/forms/forms.ts';
import { preSale } from '#words/pages/pre-sale.ts';
import { signUp } from '#words/pages/sign-up.ts';

/** The text that a visitor of the form agrees to. Of the marketing leads, `future-openings` has none. */
export const consentTexts: { readonly [Name in FormName]?: string } = {
  'sign-up': signUp.marketing,
  'pre-sale-full-name': preSale.consent,
  'pre-sale-address': preSale.consent,
  'pre-sale-west-boca': preSale.consent,
  'upcoming-locations': preSale.consent,
};

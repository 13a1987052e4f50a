import { formFailures } from '#words/form-notices.ts';
import type { CreateFormCases } from './form-cases.ts';
import { upcomingLocationsCases } from './upcoming-locations.ts';

/** The same fields and the same call as the upcoming-locations form. */
export const preSaleWestBocaCases: CreateFormCases = (clock) => ({
  ...upcomingLocationsCases(clock),
  formName: 'pre-sale-west-boca',
  page: {
    form: 'coming-soon-west-boca',
    path: '/coming-soon#west-boca',
    call: '/marketing-forms/heliora/coming-soon-west-boca',
    failure: formFailures.unexpected,
    success: 'Request submitted successfully',
    ends: {
      panel: 'A Heliora team member will reach out via the number you provided within the next 24 hours.',
      again: 'RELOAD FORM',
    },
  },
});

import type { FormName } from '#domain/forms/forms.ts';
import { appLinkCases } from './app-link.ts';
import { cancellationCases } from './cancellation.ts';
import { careerApplicationCases } from './career-application.ts';
import { contactCases } from './contact.ts';
import type { FormCasesOn } from './form-cases.ts';
import { freeClassCases } from './free-class.ts';
import { futureOpeningsCases } from './future-openings.ts';
import { groupClassCases } from './group-class.ts';
import { onDemandCases } from './on-demand.ts';
import { preSaleAddressCases } from './pre-sale-address.ts';
import { preSaleFullNameCases } from './pre-sale-full-name.ts';
import { retreatCases } from './retreat.ts';
import { signUpCases } from './sign-up.ts';
import { supportRequestCases } from './support-request.ts';
import { teacherTrainingCases } from './teacher-training.ts';
import { techSupportCases } from './tech-support.ts';
import { upcomingLocationsCases } from './upcoming-locations.ts';

/** The cases of every form: a form without cases does not compile. */
export const formCases: Record<FormName, FormCasesOn> = {
  'sign-up': signUpCases,
  contact: contactCases,
  'tech-support': techSupportCases,
  'support-request': supportRequestCases,
  'career-application': careerApplicationCases,
  'future-openings': futureOpeningsCases,
  cancellation: cancellationCases,
  retreat: retreatCases,
  'on-demand': onDemandCases,
  'group-class': groupClassCases,
  'teacher-training': teacherTrainingCases,
  'pre-sale-full-name': preSaleFullNameCases,
  'pre-sale-address': preSaleAddressCases,
  // West Boca has the same fields and the same call as the upcoming-locations form.
  'pre-sale-west-boca': upcomingLocationsCases,
  'upcoming-locations': upcomingLocationsCases,
  'free-class': freeClassCases,
  'app-link': appLinkCases,
};

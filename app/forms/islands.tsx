import { island } from '#app/hydration/islands/island.tsx';

/** Forms that a page shows directly: rendered by the server, hydrated near the viewport or at a touch. */
export const SignUpForm = island('sign-up-form', () => import('./site-forms/sign-up-form.tsx'));
export const CareerApplicationForm = island(
  'career-application-form',
  () => import('./site-forms/career-application-form.tsx'),
);
export const FutureOpeningsForm = island(
  'future-openings-form',
  () => import('./site-forms/future-openings-form.tsx'),
);
export const ContactForm = island('contact-form', () => import('./site-forms/contact-form.tsx'));
export const TechSupportPanel = island(
  'tech-support-panel',
  () => import('./site-forms/parts/tech-support-panel.tsx'),
);
export const CancellationForm = island(
  'cancellation-form',
  () => import('./site-forms/cancellation-form.tsx'),
);
export const AppLinkForm = island('app-link-form', () => import('./site-forms/app-link-form.tsx'));
export const RetreatForm = island('retreat-form', () => import('./site-forms/retreat-form.tsx'));
export const OnDemandForm = island('on-demand-form', () => import('./site-forms/on-demand-form.tsx'));
export const GroupClassForm = island('group-class-form', () => import('./site-forms/group-class-form.tsx'));
export const TeacherTrainingForm = island(
  'teacher-training-form',
  () => import('./site-forms/teacher-training-form.tsx'),
);
export const PreSaleFullNameForm = island(
  'pre-sale-full-name-form',
  () => import('./site-forms/pre-sale-full-name-form.tsx'),
);
export const PreSaleAddressForm = island(
  'pre-sale-address-form',
  () => import('./site-forms/pre-sale-address-form.tsx'),
);
export const PreSaleWestBocaForm = island(
  'pre-sale-west-boca-form',
  () => import('./site-forms/pre-sale-west-boca-form.tsx'),
);
export const UpcomingLocationsForm = island(
  'upcoming-locations-form',
  () => import('./site-forms/upcoming-locations-form.tsx'),
);

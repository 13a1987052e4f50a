import { island } from '#app/hydration/island.tsx';

/** Forms that a page shows directly: rendered by the server, hydrated near the viewport or at a touch. */
export const SignUpForm = island('sign-up-form', () => import('./catalog/sign-up-form.tsx'));
export const CareerApplicationForm = island(
  'career-application-form',
  () => import('./catalog/career-application-form.tsx'),
);
export const FutureOpeningsForm = island(
  'future-openings-form',
  () => import('./catalog/future-openings-form.tsx'),
);
export const ContactForm = island('contact-form', () => import('./catalog/contact-form.tsx'));
export const TechSupportPanel = island(
  'tech-support-panel',
  () => import('./catalog/parts/tech-support-panel.tsx'),
);
export const CancellationForm = island('cancellation-form', () => import('./catalog/cancellation-form.tsx'));
export const AppLinkForm = island('app-link-form', () => import('./catalog/app-link-form.tsx'));
export const RetreatForm = island('retreat-form', () => import('./catalog/retreat-form.tsx'));
export const OnDemandForm = island('on-demand-form', () => import('./catalog/on-demand-form.tsx'));
export const GroupClassForm = island('group-class-form', () => import('./catalog/group-class-form.tsx'));
export const TeacherTrainingForm = island(
  'teacher-training-form',
  () => import('./catalog/teacher-training-form.tsx'),
);
export const PreSaleFullNameForm = island(
  'pre-sale-full-name-form',
  () => import('./catalog/pre-sale-full-name-form.tsx'),
);
export const PreSaleAddressForm = island(
  'pre-sale-address-form',
  () => import('./catalog/pre-sale-address-form.tsx'),
);
export const PreSaleWestBocaForm = island(
  'pre-sale-west-boca-form',
  () => import('./catalog/pre-sale-west-boca-form.tsx'),
);
export const UpcomingLocationsForm = island(
  'upcoming-locations-form',
  () => import('./catalog/upcoming-locations-form.tsx'),
);

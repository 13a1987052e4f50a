import { island } from './island.tsx';

/** Every form as it stands on a page: drawn by the server, awake when it nears the screen or is touched. */
export const SignUpForm = island('sign-up-form', () => import('#app/forms/sign-up-form.tsx'));
export const CareerForm = island('career-form', () => import('#app/forms/career-form.tsx'));
export const OpeningsNoticeForm = island(
  'openings-notice-form',
  () => import('#app/forms/openings-notice-form.tsx'),
);
export const ContactForm = island('contact-form', () => import('#app/forms/contact-form.tsx'));
export const TechSupportDesk = island('tech-support-desk', () => import('#app/forms/tech-support-desk.tsx'));
export const CancellationForm = island('cancellation-form', () => import('#app/forms/cancellation-form.tsx'));
export const AppLinkForm = island('app-link-form', () => import('#app/forms/app-link-form.tsx'));
export const RetreatForm = island('retreat-form', () => import('#app/forms/retreat-form.tsx'));
export const OnDemandForm = island('on-demand-form', () => import('#app/forms/on-demand-form.tsx'));
export const GroupClassForm = island('group-class-form', () => import('#app/forms/group-class-form.tsx'));
export const TeacherTrainingForm = island(
  'teacher-training-form',
  () => import('#app/forms/teacher-training-form.tsx'),
);
export const PreSaleFullNameForm = island(
  'pre-sale-full-name-form',
  () => import('#app/forms/pre-sale-full-name-form.tsx'),
);
export const PreSaleAddressForm = island(
  'pre-sale-address-form',
  () => import('#app/forms/pre-sale-address-form.tsx'),
);
export const PreSaleWestBocaForm = island(
  'pre-sale-west-boca-form',
  () => import('#app/forms/pre-sale-west-boca-form.tsx'),
);
export const UpcomingLocationsForm = island(
  'upcoming-locations-form',
  () => import('#app/forms/upcoming-locations-form.tsx'),
);

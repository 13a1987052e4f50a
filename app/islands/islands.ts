/**
 * Every island of the site: its name in the HTML (`data-island`) and its code. An island is a part of a page
 * with state. The server renders it as HTML (`island.tsx`), and the browser hydrates it as a small React root
 * when it is near the viewport or touched (`start-islands.ts`).
 */
export const islands = {
  'app-link-form': () => import('#app/forms/site-forms/app-link-form.tsx'),
  'cancellation-form': () => import('#app/forms/site-forms/cancellation-form.tsx'),
  'career-application-form': () => import('#app/forms/site-forms/career-application-form.tsx'),
  'contact-form': () => import('#app/forms/site-forms/contact-form.tsx'),
  'free-class-form': () => import('#app/forms/site-forms/free-class-form.tsx'),
  'future-openings-form': () => import('#app/forms/site-forms/future-openings-form.tsx'),
  'group-class-form': () => import('#app/forms/site-forms/group-class-form.tsx'),
  'pre-sale-address-form': () => import('#app/forms/site-forms/pre-sale-address-form.tsx'),
  'pre-sale-full-name-form': () => import('#app/forms/site-forms/pre-sale-full-name-form.tsx'),
  'pre-sale-west-boca-form': () => import('#app/forms/site-forms/pre-sale-west-boca-form.tsx'),
  'retreat-form': () => import('#app/forms/site-forms/retreat-form.tsx'),
  'sign-up-form': () => import('#app/forms/site-forms/sign-up-form.tsx'),
  'support-request-form': () => import('#app/forms/site-forms/support-request-form.tsx'),
  'teacher-training-form': () => import('#app/forms/site-forms/teacher-training-form.tsx'),
  'tech-support-form': () => import('#app/forms/site-forms/tech-support-form.tsx'),
  'upcoming-locations-form': () => import('#app/forms/site-forms/upcoming-locations-form.tsx'),
  'film-page': () => import('#app/pages/player/film-page.tsx'),
  'kit-overlays': () => import('#app/pages/kit/kit-overlays.tsx'),
  library: () => import('#app/pages/on-demand/library.tsx'),
  'library-sign-up': () => import('#app/pages/on-demand/library-sign-up.tsx'),
  'membership-prices': () => import('#app/pages/membership/pricing-section.tsx'),
  schedule: () => import('#app/pages/schedule/schedule.tsx'),
  'story-carousel': () => import('#app/pages/testimonials/story-carousel.tsx'),
  'studio-finder': () => import('#app/pages/locations/map/studio-finder.tsx'),
} as const;

export type IslandName = keyof typeof islands;

import { brand } from '#domain/brand.ts';
import { picture } from '#media/picture.ts';

export const thankYou = {
  browser: {
    meta: {
      title: `Thank You, Now Get the App | ${brand.name}`,
      description: `Download the ${brand.name} app, sign in with the email of your account and book your first mat.`,
    },
    heading: 'Thank You!',
    text: 'The app opens with the email and password of your account, and your studio is already set there.',
    download: {
      heading: 'Next, Download Our App to Get Started',
      text: 'The app is where you book, cancel, join waitlists and watch classes at home. It is free for iPhone and Android.',
    },
  },
  /** The main line depends on the free offer: FreeOffer['readyToBook']. */
  app: {
    meta: {
      title: `You Are Ready to Book | ${brand.name}`,
      description: 'Start booking in the app: choose a studio, a class and the mat you would like.',
    },
    text: 'Choose a studio, a time and a mat. Arrive 15 minutes early with your ID, and bring water.',
    startBooking: 'START BOOKING!',
    /** Shown after the booking button was pressed, for visitors whose app did not open. */
    opening: {
      text: 'The app is opening. If it stays quiet, it is not on this phone yet.',
      link: { label: 'Get the app', to: '/get-app' },
    },
  },
  generic: {
    meta: {
      title: `Thank You | ${brand.name} Hot Yoga & Fitness`,
      description: 'A person reads everything you send us. Meanwhile, the schedule and the library are open.',
    },
    heading: 'Thank You!',
    text: 'Whatever you send us, a person reads it. If it needs a reply, you will hear from us soon.',
    links: [
      { label: 'See the schedule', to: '/schedule' },
      { label: 'Watch a class', to: '/on-demand' },
      { label: 'Back to the home page', to: '/' },
    ],
  },
  /** Replaces the usual text when the visitor comes from these forms. */
  variants: {
    upcomingLocations: {
      heading: 'Your Information Was Sent!',
      text: 'We are glad you want to be part of the new studio. A team member will call within the next 24 hours, and your rate is held until then.',
    },
    empowerSeries: {
      heading: 'Thank You!',
      text: 'Your place in the Empower Series is noted. Dates and the room will follow by email.',
    },
  },
  image: { picture: picture('pages/thank-you'), alt: '' },
} as const;

import { brand } from '#domain/brand.ts';
import { referralCredit } from '#domain/prices.ts';
import { film } from '#media/film.ts';
import { picture } from '#media/picture.ts';

export const getApp = {
  crumb: 'The app',
  meta: {
    title: `Download the ${brand.name} App for iPhone & Android`,
    description:
      'Book classes, choose your mat, join waitlists and stream the library. Our app for iPhone and Android, free to download.',
  },
  heading: 'Welcome, Download Our App to Get Started',
  footage: {
    film: film('get-app/banner'),
    label: 'The light of a studio, seen on the way to class.',
  },
  poster: {
    picture: picture('pages/get-app'),
    alt: '',
  },
  description: {
    heading: 'Your studio, in your pocket',
    text: 'Everything you do at the front desk, minus the shoes.',
    points: [
      { heading: 'Book a mat', text: 'See the room from above and pick the very spot you want.' },
      {
        heading: 'Change your mind',
        text: 'Cancel or swap a class with two taps, and move up from the waitlist when a place opens.',
      },
      {
        heading: 'Stream the library',
        text: 'Flow, FIIT and Restore wherever there is floor enough to lie down.',
      },
      {
        heading: 'Share the heat',
        text: `Send a guest pass, or refer a friend and earn $${referralCredit} in studio credit.`,
      },
    ],
  },
  download: {
    heading: 'Get it on your phone',
    text: 'Choose your store, or have the link sent to your inbox and open it on the phone.',
    mail: {
      label: 'Email',
      hint: 'We use it once, for the link.',
      submit: 'Send me the link',
      sent: {
        heading: 'The link is on its way.',
        text: 'Open the mail on your phone and you are one tap from the store.',
        again: 'Send it to another address',
      },
    },
  },
} as const;

import { links } from '#content/facts/links.ts';
import { brand } from '#domain/brand.ts';
import { joinDiscount, libraryValue, referralCredit } from '#domain/prices.ts';
import { picture } from '#media/picture.ts';

export const promotions = {
  bar: {
    text: `Join in the studio: $${joinDiscount} off your first month, plus 12 months of our online library, a $${libraryValue} value.`,
    shortText: `$${joinDiscount} off your first month and a year online.`,
    link: { label: 'See memberships', to: '/membership' },
    dismiss: 'Hide this offer',
  },
  referral: {
    heading: `Earn $${referralCredit} for every friend`,
    text: `When a friend joins ${brand.name} because of you, we put $${referralCredit} of studio credit in your account. Bring five and that is $${5 * referralCredit}.`,
    steps: [
      'Open the app and tap the Refer a Friend tile.',
      'Send your link to someone you would share a towel with.',
      `They become a member, you get $${referralCredit} in studio credit.`,
    ],
    link: { label: 'Open the app', to: '/get-app' },
    image: { picture: picture('membership/referral'), alt: '' },
  },
  retreat: {
    heading: 'Come with us to Cabo San Lucas',
    stay: '5 days and 4 nights in Cabo San Lucas',
    dates: 'Sunday Mar 12 to Thursday Mar 16',
    text: 'Practice on a terrace above the sea at sunrise, whales before lunch, and nothing on the calendar after dinner. Your teachers travel with you.',
    image: {
      picture: picture('retreats/cabo'),
      alt: 'The sea at Cabo San Lucas in early light',
    },
    /** Both buttons close the dialog, then open the booking page in a new window. */
    reserve: { label: 'RESERVE YOUR SPOT', to: links.retreatBooking },
    book: { label: 'BOOK IT NOW', to: links.retreatBooking },
  },
  popupImage: { picture: picture('home/first-class'), alt: '' },
  close: 'Close',
} as const;

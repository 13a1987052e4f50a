import { brand } from '#domain/brand.ts';
import { policies } from '#domain/policies.ts';
import { joinDiscount, libraryValue, referralCredit } from '#domain/prices.ts';
import { picture } from '#media/picture.ts';

const item = (text: string) => ({ text, isHighlighted: false });
const highlight = (text: string) => ({ text, isHighlighted: true });

export const membership = {
  /** The name of the page in the breadcrumbs of search results. */
  crumb: 'Membership',
  meta: {
    title: `Membership & Class Packages | ${brand.name} Hot Yoga`,
    description:
      'Month-to-month hot yoga memberships and class packages that never expire. Pick your studio and see what it costs, to the dollar.',
  },
  hero: {
    heading: 'Become a Member',
    text: 'One card for the hot room, the showers and the whole online library. Month to month, no contract to outlive your good intentions.',
    cta: { label: 'Join in the app', to: '/get-app' },
    image: {
      picture: picture('membership/hero'),
      alt: 'Members in warrior pose before the sun disc',
    },
  },
  offers: {
    heading: 'When you join this month',
    lines: [
      { text: `$${joinDiscount} off your first month`, detail: 'On any in-studio membership.' },
      {
        text: '12 months of our online library',
        detail: `Valued at $${libraryValue}, yours with the same membership.`,
      },
      { text: '3 free guest passes per month', detail: 'Bring someone. Mornings are better with company.' },
    ],
  },
  homeAway: {
    heading: 'Your home away from home',
    text: 'Some people have a corner table. You will have a mat spot, a locker you always reach for, and a front desk that knows how you take your day. Come before work, come after a bad meeting, come on your day off: membership opens the door to the room and the people in it.',
    image: {
      picture: picture('membership/home-away'),
      alt: 'A studio with five arches between taller houses',
    },
  },
  perks: {
    heading: 'What every membership comes with',
    items: [
      {
        heading: 'A head start on mats',
        text: `Book at least ${policies.bookingDays.others} days ahead, and lie where you like to lie.`,
        image: { picture: picture('benefits/5'), alt: '' },
      },
      {
        heading: 'The online library',
        text: 'Flow, FIIT and Restore on demand, for hotel rooms and hurricane days.',
        image: { picture: picture('benefits/2'), alt: '' },
      },
      {
        heading: 'Mat and towel on us',
        text: 'Complimentary in every Flow and FIIT class. For those, walk in with nothing but water.',
        image: { picture: picture('kinds/restore-detail-1'), alt: '' },
      },
      {
        heading: 'Lockers',
        text: 'Roomy enough for a work bag and the shoes you came in.',
        image: { picture: picture('benefits/4'), alt: '' },
      },
      {
        heading: 'Showers',
        text: 'Strong, clean and stocked. You can go straight to dinner.',
        image: { picture: picture('benefits/3'), alt: '' },
      },
      {
        heading: 'Change rooms',
        text: 'Mirrors, benches and enough outlets for the seven o’clock rush.',
        image: { picture: picture('benefits/6'), alt: '' },
      },
    ],
  },
  pricing: {
    heading: 'Pick your studio, see your price',
    text: 'Prices differ a little from studio to studio. Choose yours and these are the real ones.',
    studioLabel: 'Your studio',
    /** For visitors without JavaScript. */
    apply: 'Show prices',
    perMonth: 'per month',
    choose: 'Choose',
    premier: 'Premier studio',
    terms: `Memberships run month to month. They are non-refundable and non-transferable; cancel or suspend with ${policies.noticeDays} days written notice.`,
    cards: [
      {
        id: 'vip',
        title: 'VIP Unlimited',
        studioAccess: 'multi',
        studioAccessText: 'Multi-studio access',
        items: [
          highlight('Unlimited multi-studio access'),
          highlight(`${policies.bookingDays.vipUnlimited}-day book-ahead window`),
          highlight('10% discount on retail and workshops'),
          highlight('Four discounted monthly guest passes'),
          item('Unlimited studio classes'),
          item('Mat and towels'),
          item('Unlimited on-demand classes'),
        ],
      },
      {
        id: 'unlimited',
        title: 'Unlimited',
        studioAccess: 'single',
        studioAccessText: 'Single studio access',
        items: [
          highlight('Unlimited studio classes'),
          item('Single studio access'),
          item(`${policies.bookingDays.others}-day book-ahead window`),
          item('Mat and towels'),
          item('Unlimited on-demand classes'),
        ],
      },
      {
        id: 'eight',
        title: '8 Visits / Month',
        studioAccess: 'single',
        studioAccessText: 'Single studio access',
        items: [
          highlight('8 studio classes a month'),
          item('Single studio access'),
          item(`${policies.bookingDays.others}-day book-ahead window`),
          item('Mat and towels'),
          item('Unlimited on-demand classes'),
        ],
      },
    ],
  },
  packages: {
    heading: 'Class packages',
    text: 'For travelers, seasonal neighbors and people who like to keep it loose. Packages do not expire.',
    classLabel: (classCount: number) => (classCount === 1 ? 'Class' : 'Classes'),
    perClass: (dollars: number) => `$${dollars} each`,
    startingAt: 'Starting at',
    buy: 'Buy in the app',
  },
  referral: {
    heading: `Bring a friend, keep $${referralCredit}`,
    text: `Every successful referral puts $${referralCredit} in studio credit on your account. Look for the Refer a Friend tile in the app, send the link, and we keep count.`,
    image: {
      picture: picture('membership/referral'),
      alt: '',
    },
    link: { label: 'Find it in the app', to: '/get-app' },
  },
  onDemand: {
    heading: 'The library travels with you',
    text: 'More than a hundred classes filmed in our own rooms, with the teachers you know. It comes with your membership and fits in a carry-on.',
    image: {
      picture: picture('membership/on-demand'),
      alt: '',
    },
    cta: { label: 'GET STARTED', to: '/get-app' },
  },
} as const;

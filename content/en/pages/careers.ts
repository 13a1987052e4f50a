import { brand } from '#domain/brand.ts';
import { picture } from '#media/picture.ts';

export const application = {
  heading: 'Apply directly',
  text: 'Send us your resume and a few lines about yourself. The manager of the studio you choose reads every one.',
  submit: 'Send application',
} as const;

/** The form for visitors who find no suitable opening. */
export const notify = {
  heading: 'Nothing for you today?',
  text: 'Tell us what you do and where you live, and we will write when something opens up.',
  submit: 'Keep me posted',
} as const;

export const careers = {
  crumb: 'Careers',
  meta: {
    title: `Careers at ${brand.name}: Teach, Lead, Welcome`,
    description:
      'Work in a warm room: teachers, front desk, managers and corporate roles in Florida. 401K with 4% employer match, PTO and health benefits.',
  },
  banner: {
    heading: 'Work where people arrive tired and leave glad',
    text: 'We hire for kindness and teach the rest. If you remember names and mop without being asked, we should talk.',
    image: {
      picture: picture('pages/careers'),
      alt: 'A rose-colored studio with two rings of light, ready for the day',
    },
    openings: { label: 'See current openings', to: '#openings' },
  },
  benefits: {
    heading: 'What you get, besides the classes',
    text: 'Good work deserves more than a discount on leggings. You get that too.',
    items: [
      {
        heading: '401K with 4% employer match',
        text: 'Put away 4% of your pay and we put the same beside it.',
      },
      { heading: 'PTO', text: 'Paid time off that we expect you to take. Rested people teach better.' },
      { heading: 'Health benefits', text: 'Medical, dental and vision coverage for eligible staff.' },
      {
        heading: 'Classes on us',
        text: 'Practice at every studio, any day, and stream the library at home.',
      },
      {
        heading: 'Training that leads somewhere',
        text: 'Half of our managers began at the front desk. We pay for the courses between.',
      },
      { heading: 'Retail at a friend’s price', text: 'A staff discount on everything on the shop wall.' },
    ],
    eligibility:
      '401K, PTO and health benefits are for eligible staff. Ask us which of them come with your role.',
  },
  team: {
    heading: 'Four ways in',
    text: 'Different hours, same room.',
    image: { picture: picture('pages/careers-team'), alt: 'A studio team seated before the sun disc' },
    roles: [
      {
        position: 'Teacher',
        text: 'You lead Flow, FIIT or Restore, know the names in the front row and watch the back one.',
      },
      {
        position: 'Front-Desk',
        text: 'You are the first face and the last word. You also know where the spare hair ties are.',
      },
      {
        position: 'Manager',
        text: 'You run a studio as if your name were on the door: people, numbers, heaters.',
      },
      {
        position: 'Corporate',
        text: 'You keep the studios in leases, paychecks, pictures and working software.',
      },
    ],
  },
  openings: {
    heading: 'Current openings',
    text: 'Each one leads to its own application page.',
    apply: 'Apply',
    applyFor: (position: string, location: string) => `Apply for ${position}, ${location}`,
    none: 'No openings available',
    noneHint: 'Leave your details below and you will be the first to know when that changes.',
    failed: 'The list of openings did not load.',
    /** Heading of the openings of one position. */
    groups: {
      Teacher: 'Teachers',
      'Front Desk Associate': 'Front desk associates',
      Manager: 'Studio managers',
      Corporate: 'Support office',
    },
    /** After the title of a job. */
    employment: { FULL_TIME: 'full time', PART_TIME: 'part time' },
    count: (openings: number) => (openings === 1 ? '1 opening' : `${openings} openings`),
  },
  application,
  notify,
} as const;

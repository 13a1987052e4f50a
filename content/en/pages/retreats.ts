import { trips } from '#content/catalog/trips.ts';
import { brand } from '#domain/brand.ts';
import { film } from '#media/film.ts';
import { picture } from '#media/picture.ts';

export const retreatForm = {
  heading: 'Tell me about the next one',
  text: 'Leave your details and we will send dates, prices and pictures as soon as a trip is set. No more than one message a month.',
  submit: 'Keep me in the loop',
} as const;

export const retreats = {
  crumb: 'Retreats',
  meta: {
    title: `Yoga Retreats in Tulum & Cabo San Lucas | ${brand.name}`,
    description:
      'Travel with your teachers: five nights in Tulum, four in Cabo San Lucas. Two practices a day, good food and long afternoons.',
  },
  banner: {
    heading: 'Take the sun with you',
    text: 'A few times a year we lock the studio door and go practice by the sea.',
    footage: {
      film: film('retreats/banner'),
      label: 'Waves, palms and a low sun by the sea.',
    },
    stayInTheLoop: 'Stay in the loop',
  },
  story: {
    heading: 'Why we travel',
    text: 'It began with eleven members, two teachers and a rented house with one working shower.',
    paragraphs: [
      'That first trip had no schedule to speak of. We practiced when the sun came up, ate what the neighbor had caught, and practiced again when it cooled down. On the last evening someone asked when the next one was.',
      'We have grown up since. The showers work, the food is planned and the rooms have doors that close. What has not changed is the size of the group, small enough to fit around two tables, and the rule that nobody has to do anything.',
    ],
    image: {
      picture: picture('retreats/thank-you'),
      alt: 'Three people balance on a terrace above the sea at sunrise',
    },
  },
  day: {
    heading: 'A day, more or less',
    steps: [
      { time: '6:45 AM', heading: 'Coffee and fruit', text: 'In silence, if you like. Most people like.' },
      {
        time: '7:30 AM',
        heading: 'Flow at sunrise',
        text: 'Ninety minutes outdoors. The heat comes free of charge.',
      },
      { time: '9:30 AM', heading: 'Breakfast', text: 'Long, loud and late enough that you have earned it.' },
      {
        time: '11:00 AM',
        heading: 'Yours',
        text: 'Swim, read, ride, sleep. Excursions leave from the gate for those who want one.',
      },
      { time: '5:00 PM', heading: 'Restore', text: 'Bolsters on the terrace while the light turns honey.' },
      { time: '7:30 PM', heading: 'Dinner', text: 'One table, local food, early night. Or not.' },
    ],
  },
  trips: {
    heading: 'Where we go',
    offer: 'See the offer',
    call: (number: string) => `Call ${number}`,
    items: trips,
  },
  questions: {
    heading: 'Good to know',
    items: [
      {
        id: 'level',
        question: 'Do I need to be good at yoga?',
        answer:
          'No. If you have taken a handful of classes you will keep up, and every practice has a gentle version. Several guests on each trip are on their first retreat.',
      },
      {
        id: 'alone',
        question: 'Can I come alone?',
        answer:
          'About half of the group does. You can have a room to yourself, or we find you a roommate who goes to bed when you do.',
      },
      {
        id: 'included',
        question: 'What is included?',
        answer:
          'The room, breakfast and dinner, two practices a day, mats and props, and transfers from the airport on the first and last day. Flights, lunches and excursions are yours to choose.',
      },
      {
        id: 'partner',
        question: 'My partner does not practice. Is that a problem?',
        answer:
          'Not at all. Non-practicing guests come along at a reduced price and are usually the best rested of us all.',
      },
      {
        id: 'food',
        question: 'I do not eat everything. Will there be food for me?',
        answer:
          'Tell us when you book. Our kitchens cook vegetarian by default and are used to allergies, vegans and people who need coffee before they can speak.',
      },
      {
        id: 'refund',
        question: 'What if I cannot come after all?',
        answer:
          'The deposit is non-refundable. If someone takes your place we return what they pay, and we recommend travel insurance to everybody.',
      },
      {
        id: 'member',
        question: 'Do I have to be a member?',
        answer: 'No. Members hear about dates a week before others; that is the only difference.',
      },
    ],
  },
  form: retreatForm,
} as const;

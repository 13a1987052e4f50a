import { brand } from '#domain/brand.ts';
import { film } from '#media/film.ts';
import { picture } from '#media/picture.ts';

export const yourFirstClass = {
  meta: {
    title: `Your First Hot Yoga Class | ${brand.name}`,
    description:
      'How hot it is, when to arrive, what to bring and what happens in the room. Everything to know before your first hot class.',
  },
  hero: {
    heading: 'Your First Class',
    text: 'Everyone in that room once stood outside the door wondering if they could do it. Here is what they wish they had known.',
    schedule: { label: 'Find a class near you', to: '/schedule' },
    image: {
      picture: picture('pages/your-first-class'),
      alt: 'A sand-colored studio before class, mats in a circle',
    },
  },
  preparation: {
    heading: 'Watch this first',
    text: 'A short film on what to wear, where to put your things and how to breathe when it gets hot.',
    footage: {
      film: film('first-class/banner'),
      label: 'A class rests in the hot room.',
    },
    film: film('first-class/preparation'),
    play: 'Play the preparation film',
  },
  facts: [
    { figure: '96-99 degrees F', label: 'in the hot room, warmed by radiant panels' },
    { figure: '15 minutes', label: 'early is when we would like to see you' },
    { figure: '50-60 mats', label: 'in a class, give or take a few' },
  ],
  timeline: {
    heading: 'How it goes',
    steps: [
      {
        time: 'The day before',
        heading: 'Drink water',
        text: 'Hydration starts the evening before, not in the parking lot. Eat lightly in the last two hours.',
      },
      {
        time: '15 minutes before',
        heading: 'Check in',
        text: 'Arrive 15 minutes early with your ID. The front desk shows you the lockers, the showers and the room, and introduces your teacher.',
      },
      {
        time: '5 minutes before',
        heading: 'Find a spot',
        text: 'Shoes and phones stay outside. Take the back row if you like to see what others do; it is also a touch cooler there.',
      },
      {
        time: 'In class',
        heading: 'Stay in the room',
        text: 'That is your only job. Sit or lie down whenever you need to. Breathe through the nose and sip, do not gulp.',
      },
      {
        time: 'Afterwards',
        heading: 'Take your time',
        text: 'Have a cold towel, a shower and something salty. You will feel it within the hour, and sleep well tonight.',
      },
    ],
  },
  bring: {
    heading: 'What to bring',
    text: 'Less than you think.',
    yours: {
      heading: 'From home',
      text: 'Four things, one bag.',
      items: [
        'A full bottle of water, the bigger the better',
        'Light clothes you can sweat in',
        'A change for afterwards',
        'Your ID, for check-in',
      ],
    },
    ours: {
      heading: 'Waiting for you',
      text: 'Already at the studio.',
      items: [
        'A mat and a towel, complimentary in Flow and FIIT',
        'A locker for your things',
        'Showers and change rooms',
        'Blocks, straps, bolsters and weights',
      ],
    },
  },
  questions: {
    heading: 'The ones everybody asks',
    items: [
      {
        id: 'flexible',
        question: 'I cannot touch my toes. Should I wait until I can?',
        answer:
          'No. Saying you are too stiff for yoga is like saying you are too dirty for a bath. Bend your knees and come.',
      },
      {
        id: 'too-hot',
        question: 'What if it is too hot for me?',
        answer:
          'Sit down, breathe, drink. If you need to step out, step out and come back. The heat feels most foreign in the first fifteen minutes and noticeably kinder by the third visit.',
      },
      {
        id: 'which-class',
        question: 'Which class should I start with?',
        answer:
          'Flow if you want the full experience, Restore if you would like a soft landing. FIIT is open to beginners too; pick up the lighter weights.',
      },
      {
        id: 'wear',
        question: 'What do I wear?',
        answer:
          'Fewer and lighter layers than you expect. Shorts or leggings and a top that stays put when you fold forward. You practice barefoot.',
      },
      {
        id: 'back-row',
        question: 'Will people look at me?',
        answer:
          'With 50-60 mats in the room and sweat in everyone’s eyes, nobody is looking at anybody. It is one of the pleasures of it.',
      },
      {
        id: 'late',
        question: 'What if I am running late?',
        answer:
          'For a first visit we need those 15 minutes to show you around, and the door closes when class begins. If traffic wins, call the studio and we will move you to the next one.',
      },
    ],
    all: { label: 'Read the full FAQ', to: '/faq' },
  },
  dontGiveUp: {
    heading: "Don't Give Up After Your First Class",
    text: 'The first class is the hardest one you will ever take. It gets better, and sooner than you fear.',
    paragraphs: [
      'In class one your body meets the heat and files a complaint. In class two it recognizes the room. Somewhere around class three you notice that you forgot to look at the clock.',
      'Come back within the week, while the memory is fresh and your muscles still know the way. Same teacher, same time, same spot helps. Then decide.',
    ],
    image: {
      picture: picture('pages/first-class-room'),
      alt: 'A class in warrior pose in the hot room',
    },
  },
} as const;

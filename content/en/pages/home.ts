import { brand } from '#domain/brand.ts';
import { openStudios } from '#domain/studios.ts';
import { film } from '#media/film.ts';
import { picture } from '#media/picture.ts';

export const home = {
  meta: {
    title: `Hot Yoga & Fitness Studios in Florida | ${brand.name}`,
    description: `${brand.name} heats the room to 96-99°F for Flow, FIIT and Restore classes all over Florida. Find your studio, see the schedule and come in.`,
  },
  /** The button beside `schedule` belongs to the free offer, see FreeOffer. */
  hero: {
    heading: 'The sun is in the room.',
    text: `Hot yoga, hard training and proper rest, in rooms warmed to 96-\u206099°F. ${openStudios.length} studios across Florida, open morning and evening.`,
    schedule: { label: 'See the schedule', to: '/schedule' },
    footage: {
      film: film('home/hero'),
      label: 'Morning light moves across a class in a terracotta room.',
    },
    poster: {
      picture: picture('home/hero'),
      alt: 'A class in a warm terracotta room, the sun disc low behind it',
    },
  },
  reviews: {
    heading: 'What people say on the way out',
    text: 'Usually red in the face, usually smiling.',
  },
  /** The text depends on the free offer, see FreeOffer['firstClassBanner']. */
  firstClass: {
    image: {
      picture: picture('home/first-class'),
      alt: 'Mats and bolsters waiting in a bright room with a round window',
    },
  },
  classTypes: {
    heading: 'Three classes, one warm room',
    text: 'Sweat, work or let go. Most members do all three in a week.',
    kinds: [
      {
        kind: 'flow',
        name: 'Flow',
        minutes: '60 minutes',
        text: 'A hot vinyasa class that links one posture to the next. You move on the breath and leave an inch taller.',
        image: {
          picture: picture('kinds/flow'),
          alt: 'A high lunge in peach light, arms raised',
        },
        link: { label: 'More about Flow', to: '/classes#flow' },
      },
      {
        kind: 'fiit',
        name: 'FIIT',
        minutes: '45 minutes',
        text: 'High-intensity intervals with weights and bands, done barefoot on a mat. Short, loud, finished before lunch.',
        image: {
          picture: picture('kinds/fiit'),
          alt: 'A knee drive in red and ember light',
        },
        link: { label: 'More about FIIT', to: '/classes#fiit' },
      },
      {
        kind: 'restore',
        name: 'Restore',
        minutes: '75 minutes',
        text: 'Long, supported holds with bolsters and blankets. The lights go down and nobody asks you for anything.',
        image: {
          picture: picture('kinds/restore'),
          alt: 'A seated rest among bolsters in a cream room',
        },
        link: { label: 'More about Restore', to: '/classes#restore' },
      },
    ],
  },
  studios: {
    heading: 'Built around the room',
    text: 'Radiant panels warm you the way the sun does, evenly and without a draft. The air is fresh, the floor is soft underfoot, and the showers are never an afterthought.',
    footage: {
      film: film('home/studios'),
      label: 'A slow walk through one of our studios.',
    },
    facts: [
      { figure: '96-99°F', label: 'in the hot room' },
      { figure: '50-60', label: 'mats in a class' },
      { figure: '7 days', label: 'a week, morning and evening' },
    ],
    link: { label: 'Find your studio', to: '/locations' },
  },
  press: {
    heading: 'Kind words in print',
    quotes: [
      {
        publication: 'The Gulf Stream Review',
        quote: 'The rare studio where the heat is the point and not the ordeal.',
        logo: { picture: picture('press/1'), alt: 'The Gulf Stream Review' },
      },
      {
        publication: 'Palmetto Monthly',
        quote: 'I went for the story. I stayed for a year.',
        logo: { picture: picture('press/2'), alt: 'Palmetto Monthly' },
      },
      {
        publication: 'Sunday Causeway',
        quote: 'The friendliest front desk between Jacksonville and Miami.',
        logo: { picture: picture('press/3'), alt: 'Sunday Causeway' },
      },
      {
        publication: 'Body & Bay',
        quote: 'FIIT is forty-five minutes of honest work, taught by people who watch your knees.',
        logo: { picture: picture('press/4'), alt: 'Body & Bay' },
      },
      {
        publication: 'Mangrove Living',
        quote: 'Arches, terracotta and honey light. You calm down at the door.',
        logo: { picture: picture('press/5'), alt: 'Mangrove Living' },
      },
      {
        publication: 'The Key Light',
        quote: 'Restore on a Sunday night has replaced television in our house.',
        logo: { picture: picture('press/6'), alt: 'The Key Light' },
      },
    ],
  },
  locations: {
    heading: 'A warm room near you',
    text: 'From Jacksonville to Coral Gables. Pick a studio to see its hours, its parking and who runs it.',
    link: { label: 'All locations and the map', to: '/locations' },
  },
  /** The title grows and fades with the scroll: its lines appear one after the other. */
  scrollTitle: {
    heading: 'Walk in tired. Walk out lit.',
    lines: ['Ten minutes to arrive.', 'One class to work.', 'The rest of the day to feel it.'],
    image: { picture: picture('home/scroll-title'), alt: '' },
  },
  yogaAtHome: {
    heading: 'Yoga at home, when home is where you are',
    text: 'Our teachers film their classes in the same rooms you practice in. Members stream the whole library; everyone else can sign up and start with a class tonight.',
    points: [
      'Flow, FIIT and Restore, from a short break to a full class',
      'Sorted by level, so day one is not day one hundred',
      'Phone, tablet or the big screen in the living room',
    ],
    image: {
      picture: picture('vod/flow-2'),
      alt: 'A teacher holds a balance for the camera',
    },
    link: { label: 'Browse the library', to: '/on-demand' },
  },
} as const;

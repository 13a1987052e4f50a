import { brand } from '#domain/brand.ts';
import { libraryValue, preSaleSaving } from '#domain/prices.ts';
import { film } from '#media/film.ts';
import { picture } from '#media/picture.ts';

export const upcomingLocations = {
  crumb: 'Upcoming Locations',
  meta: {
    title: `Midtown Miami & Hollywood Pre-Sale | ${brand.name}`,
    description: `The pre-sale of our hot yoga studios in Midtown Miami and Hollywood. Secure the lowest rate and save up to $${preSaleSaving}.`,
  },
  /** The headline has one of the two names if the URL contains it, otherwise both. */
  names: { miami: 'Midtown Miami', hollywood: 'Hollywood', both: 'Midtown Miami & Hollywood' },
  opening: 'OPENING SPRING 2022',
  text: `Ask for the founding rate and save up to $${preSaleSaving}. The rate you secure here stays yours for as long as you stay with us.`,
  secure: 'SECURE YOUR LOWEST RATE EVER!',
  image: {
    picture: picture('pages/upcoming'),
    alt: 'A blush, rounded studio front in evening light',
  },
  footage: {
    film: film('tours/coming-soon'),
    label: 'A slow flight toward a studio.',
  },
  benefits: {
    heading: 'What founding members get',
    text: 'Being early should be worth something.',
    items: [
      {
        heading: 'A rate that never rises',
        text: 'Your pre-sale price stays put while the prices on the door go up.',
        image: { picture: picture('benefits/1'), alt: '' },
      },
      {
        heading: 'A year of online classes',
        text: `12 months of the library, worth $${libraryValue}, from the day you join. You can start sweating tonight.`,
        image: { picture: picture('benefits/2'), alt: '' },
      },
      {
        heading: 'Passes for your people',
        text: '3 free guest passes per month, so that the room fills with people you like.',
        image: { picture: picture('benefits/3'), alt: '' },
      },
      {
        heading: 'The first pick of mats',
        text: 'Booking opens to founding members a week before anyone else.',
        image: { picture: picture('benefits/4'), alt: '' },
      },
    ],
  },
  form: {
    heading: 'Hold my rate',
    text: 'Leave your name and number. We call once, answer what you ask and hold the rate while you think.',
  },
} as const;

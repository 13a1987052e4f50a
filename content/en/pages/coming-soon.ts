import { brand } from '#domain/brand.ts';
import { preSaleSaving } from '#domain/prices.ts';
import { film } from '#media/film.ts';
import { picture } from '#media/picture.ts';

export const comingSoon = {
  crumb: 'Coming Soon',
  meta: {
    title: `Coming Soon: Four New Hot Yoga Studios | ${brand.name}`,
    description: `Coral Gables, Coral Springs, Weston and West Boca: ask for the pre-sale rate of a new studio and save up to $${preSaleSaving}.`,
  },
  hero: {
    heading: 'Four new rooms to get warm in',
    text: 'Coral Gables, Coral Springs, Weston and West Boca. Four neighborhoods, four rooms with a light of their own, and the cheapest memberships we will ever sell there.',
    opening: 'Opening spring 2022',
    image: {
      picture: picture('pages/contact'),
      alt: 'The front of a studio at dusk, its lamps lit',
    },
  },
  tour: {
    heading: 'See it from above',
    text: 'One slow turn over the neighborhood, on a clear evening.',
    footage: {
      film: film('tours/coming-soon'),
      label: 'A drone flight around a new studio and the palms beside it.',
    },
  },
  cards: {
    heading: 'Choose your neighborhood',
    text: 'Tell us which one is yours and a team member will call with the pre-sale rate.',
    items: [
      {
        slug: 'coral-gables',
        title: 'Coral Gables',
        text: 'Five cream arches outside, an olive-green wall and a fan of light inside. A short walk from the Mile, with garage parking next door.',
        image: {
          picture: picture('studios/coral-gables/exterior'),
          alt: 'The Coral Gables studio, five cream arches',
        },
        cta: 'Get the Coral Gables rate',
        formHeading: 'Pre-sale for Coral Gables',
      },
      {
        slug: 'coral-springs',
        title: 'Coral Springs',
        text: 'Room for early risers and after-practice parents, with the widest parking lot we have ever signed for.',
        image: {
          picture: picture('studios/coral-springs/exterior'),
          alt: 'The Coral Springs studio, a terracotta mission front',
        },
        cta: 'Get the Coral Springs rate',
        formHeading: 'Pre-sale for Coral Springs',
      },
      {
        slug: 'weston',
        title: 'Weston',
        text: 'On the edge of the glades, where the evening light comes in through one long window.',
        image: {
          picture: picture('studios/weston/exterior'),
          alt: 'The Weston studio, a pavilion on slim posts',
        },
        cta: 'Get the Weston rate',
        formHeading: 'Pre-sale for Weston',
      },
      {
        slug: 'west-boca',
        title: 'West Boca',
        text: 'A second Boca studio for everyone who is tired of crossing town at five in the afternoon.',
        image: {
          picture: picture('studios/west-boca/exterior'),
          alt: 'The West Boca studio, five arches at dusk',
        },
        cta: 'Get the West Boca rate',
        formHeading: 'Pre-sale for West Boca',
      },
    ],
  },
  preSale: {
    heading: `Save up to $${preSaleSaving}`,
    text: 'The opening rate, for everyone who asks for it here.',
    points: [
      {
        heading: 'The lowest rate',
        text: `Up to $${preSaleSaving} less over your first year than at the price on the door.`,
      },
      {
        heading: 'No charge until you come',
        text: 'Your first payment falls on the day of your first class.',
      },
      {
        heading: 'A person, not a queue',
        text: 'A team member calls with your rate and answers what you ask.',
      },
    ],
    cta: 'Choose your studio',
    elsewhere: { label: 'Pre-sale in Midtown Miami & Hollywood', to: '/upcoming-locations' },
  },
} as const;

import type { UpcomingStudioSlug } from '#content/types/studio-slugs.ts';
import type { UpcomingStudioDetail, UpcomingStudioText } from '#content/types/upcoming-studios.ts';
import { marketingFormPath } from '#domain/forms/marketing-forms.ts';
import { studioPath, upcomingStudios } from '#domain/studios.ts';
import { film } from '#media/film.ts';
import { picture } from '#media/picture.ts';

export const comingText = (year: number): string => `COMING ${year}`;

const texts: Record<UpcomingStudioSlug, UpcomingStudioText> = {
  delray: {
    address: ['86 Pineapple Grove Walk', 'Delray Beach, FL 33444'],
    heading: 'A room behind the Grove',
    text: [
      'We found a walled yard two blocks off the Avenue, with a mango tree that the architect has promised not to touch. The studio wraps round it: hot room on one side, showers on the other, and a bench underneath for the people who are early.',
      'Expect sixty mats, a sunrise class timed for a swim afterwards, and a rack for more bicycles than we have ever needed. Delray walks and rides everywhere, so we planned for wet hair and sandy feet.',
    ],
    image: {
      picture: picture('studios/delray/exterior'),
      alt: 'How the Delray studio will look from the walk',
    },
    tour: film('tours/delray'),
  },
  doral: {
    address: ['7915 NW Ceiba Court', 'Doral, FL 33166'],
    heading: 'Doral, ya casi',
    text: [
      'Between the offices and the golf course there was a warehouse with a saw-edged roof and perfect north light. It is becoming our first studio designed in two languages, from the signs on the lockers to the cues in the room.',
      'Two practice rooms will run side by side, so that the family who arrives together can take FIIT and Restore at the same hour and meet again at the juice counter. Parking is ours, at ground level, and there is enough of it.',
    ],
    image: {
      picture: picture('studios/doral/exterior'),
      alt: 'How the Doral studio will look from the court',
    },
    tour: film('tours/doral'),
  },
  'west-kendall': {
    address: ['15230 SW Tamarind Drive', 'Miami, FL 33196'],
    heading: 'No more driving east',
    text: [
      'West Kendall has written to us more than any other neighborhood: 1,140 messages, most of them about the traffic. The message was received. We are building on Tamarind Drive, west of the turnpike, where you live.',
      'The plan is a broad, low house with a deep porch for the afternoon rain, a practice room that looks out on avocado rows, and evening classes late enough for people who get home at seven.',
    ],
    image: {
      picture: picture('studios/west-kendall/exterior'),
      alt: 'How the West Kendall studio will look from the drive',
    },
    tour: film('tours/west-kendall'),
  },
  pinecrest: {
    address: ['11401 Old Cutler Arcade', 'Pinecrest, FL 33156'],
    heading: 'Under the old canopy',
    text: [
      'Pinecrest will be a premier studio and the greenest of them: a long pavilion among ficus and gumbo-limbo, raised a step above the roots. The tree survey took four months and we changed the floor plan eleven times.',
      'Inside there is coral stone, a cold plunge, and a Restore room with a window at floor level, so that what you see when you lie down is leaves.',
    ],
    image: {
      picture: picture('studios/pinecrest/exterior'),
      alt: 'How the Pinecrest studio will look among its trees',
    },
    tour: film('tours/pinecrest'),
  },
  wellington: {
    address: ['2860 Paddock Green Lane', 'Wellington, FL 33414'],
    heading: 'For riders, and for everyone else in season',
    text: [
      'Half of Wellington gets up at five to look after a horse. Our doors will open at a quarter past, with a class for grooms and riders before the first bell, and another at noon when the rings are quiet.',
      'The building borrows its ridge line from the barns along the lane. Lockers are tall enough for boots, the showers face a garden, and the parking has room for a truck and what it pulls.',
    ],
    image: {
      picture: picture('studios/wellington/exterior'),
      alt: 'How the Wellington studio will look from the green',
    },
    tour: film('tours/wellington'),
  },
};

/** By slug, in the order of the domain. */
export const upcomingStudioDetails: ReadonlyMap<string, UpcomingStudioDetail> = new Map(
  upcomingStudios.map(({ id, slug, name, comingYear, isPremier }) => [
    slug,
    {
      ...texts[slug as UpcomingStudioSlug],
      id,
      slug,
      title: name,
      comingText: comingText(comingYear),
      url: studioPath(id),
      isPremier,
      formUrl: marketingFormPath(`pre-sale-${slug}`),
    },
  ]),
);

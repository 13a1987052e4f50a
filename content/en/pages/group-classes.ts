import { brand } from '#domain/brand.ts';
import { picture } from '#media/picture.ts';

export const groupClassForm = {
  heading: 'Request your class',
  text: 'A rough date and head count are fine. The studio manager will sort out the details with you.',
  submit: 'Request a class',
} as const;

export const groupClasses = {
  crumb: 'Group classes',
  meta: {
    title: `Free Private Group Class for Your Team | ${brand.name}`,
    description:
      'A free private hot yoga or fitness class for your office, team or club. Choose a studio and a date, and the room is yours.',
  },
  hero: {
    heading: 'The whole room, just for your team',
    text: 'A private group class, free of charge, for offices, sports teams, schools and bridal parties. You bring the people; we bring mats, towels and a teacher.',
    image: {
      picture: picture('pages/group-classes'),
      alt: 'A private group balancing in a sunlit green studio',
    },
  },
  choices: [
    {
      heading: 'Hot flow',
      text: 'A beginner-friendly Flow class with the heat turned down a notch. Colleagues who have never met yoga will manage.',
    },
    {
      heading: 'Group fitness',
      text: 'Forty-five minutes of FIIT in pairs and small teams. Expect noise, and a rematch.',
    },
  ],
  included: {
    heading: 'Included',
    items: [
      'The studio to yourselves, before or after the public classes',
      'A teacher who knows how to handle a boss and an intern in one row',
      'Mats, towels, lockers and showers for everyone',
      'Half an hour in the lounge afterwards',
    ],
  },
  form: groupClassForm,
} as const;

import { brand } from '#domain/brand.ts';
import { picture } from '#media/picture.ts';

export const trainingApplication = {
  heading: 'Apply for teacher training',
  text: 'Tell us who you are and why you want to teach. Choose every studio you could train at.',
  submit: 'Send my application',
  storyHint: 'At least 150 words. Write the way you talk.',
} as const;

export const teacherTraining = {
  crumb: 'Teacher training',
  meta: {
    title: `Hot Yoga Teacher Training in Florida | ${brand.name}`,
    description: `Learn to teach Flow, FIIT and Restore from the people who lead our rooms. Apply for the next ${brand.name} teacher training.`,
  },
  hero: {
    heading: 'Become a teacher',
    text: 'You know the sequence by heart and still look forward to it. Perhaps it is time to learn how to give it to others.',
    image: {
      picture: picture('pages/teacher-training'),
      alt: 'A teacher in warrior pose before the sun disc',
    },
  },
  program: {
    heading: 'How we train',
    steps: [
      {
        heading: 'Practice',
        text: 'Six classes a week with different teachers, and a notebook. You learn the room from the floor up.',
      },
      {
        heading: 'Study',
        text: 'Anatomy, alignment, heat and safety, the history of the practice, and how to speak so that people can follow with eyes closed.',
      },
      {
        heading: 'Teach',
        text: 'First one posture, then ten minutes, then half a class, always with someone beside you who tells you the truth.',
      },
      {
        heading: 'Lead',
        text: 'Your first full class, with your fellow trainees in the front row. Then a place on the schedule.',
      },
    ],
  },
  accepting: {
    heading: 'We Are Currently Accepting Applications',
    text: 'New groups start several times a year at studios across Florida. Already certified? Look at the open positions instead.',
    cta: { label: 'SEE ALL OUR OPENINGS', to: '/careers' },
  },
  promise: {
    heading: 'What we look for',
    text: 'Not the deepest backbend. We look for people who listen, arrive on time, and notice when the student by the wall has stopped breathing easily. The rest can be taught.',
    image: { picture: picture('community/2'), alt: 'A class in a wide warrior pose' },
  },
  application: trainingApplication,
} as const;

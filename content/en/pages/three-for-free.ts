import { brand } from '#domain/brand.ts';
import { picture } from '#media/picture.ts';

export const threeForFree = {
  meta: {
    title: `Try Us Out With 3 FREE Classes | ${brand.name}`,
    description:
      'Three hot yoga or fitness classes at the studio near you, free for local residents. Pick them in the app and walk in.',
  },
  hero: {
    heading: 'Try Us Out With 3 FREE Classes!',
    text: 'One class tells you about the heat. Three tell you about yourself. Take Flow, FIIT and Restore for a drive and keep the keys if you like it.',
    cta: { label: 'TEST DRIVE NOW', to: '/get-app' },
    condition: 'For local residents only. Please bring your ID to check-in.',
    image: { picture: picture('pages/three-for-free'), alt: '' },
  },
  benefits: {
    heading: 'What three classes do',
    tiles: [
      {
        heading: 'You sleep',
        text: 'Heat, effort and a long exhale. Most people notice it the first night.',
        image: { picture: picture('benefits/3'), alt: '' },
      },
      {
        heading: 'You loosen up',
        text: 'Warm muscle gives way where cold muscle argues.',
        image: { picture: picture('kinds/flow-detail-1'), alt: '' },
      },
      {
        heading: 'You get strong',
        text: 'Your own weight is plenty when you hold it for five breaths.',
        image: { picture: picture('vod/fiit-12'), alt: '' },
      },
      {
        heading: 'You sweat',
        text: 'More than you knew you could. Bring the big bottle.',
        image: { picture: picture('kinds/fiit-detail-2'), alt: '' },
      },
      {
        heading: 'You focus',
        text: 'An hour without a screen. The world will manage.',
        image: { picture: picture('kinds/restore-detail-1'), alt: '' },
      },
      {
        heading: 'You belong',
        text: 'By the third class someone will know your name.',
        image: { picture: picture('benefits/1'), alt: '' },
      },
    ],
  },
  method: {
    heading: `The ${brand.name} Method`,
    text: 'Three classes that lean on each other. Take them in any order; together they make a week.',
    steps: [
      {
        heading: 'Move',
        text: 'Flow opens the joints and strings breath and posture together until an hour feels like one long sentence.',
        image: { picture: picture('method/1'), alt: '' },
      },
      {
        heading: 'Push',
        text: 'FIIT raises the heart rate and builds the muscle that holds your postures up.',
        image: { picture: picture('kinds/fiit'), alt: '' },
      },
      {
        heading: 'Rest',
        text: 'Restore lets the work sink in. Without it the other two are just exercise.',
        image: { picture: picture('method/3'), alt: '' },
      },
    ],
  },
  people: {
    heading: 'The people on the next mat',
    text: 'Nurses off the night shift, retired captains, students, new mothers, one very fit dentist. You will fit in.',
    images: [
      { picture: picture('community/1'), alt: 'Members balance on one leg in a green room' },
      { picture: picture('community/2'), alt: 'Members in a wide warrior pose' },
      { picture: picture('community/3'), alt: 'Members sit quietly before the sun disc' },
      { picture: picture('community/4'), alt: 'A row of members with arms outstretched' },
    ],
  },
  signUp: {
    heading: 'Three mats are waiting',
    text: 'Signing up takes a minute. Choosing a class takes a little longer.',
    cta: { label: 'Sign up for three free classes', to: '/app' },
  },
  banner: { label: 'Get my 3 free classes in the app', to: '/get-app' },
} as const;

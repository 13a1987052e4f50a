import { brand } from '#domain/brand.ts';
import { picture } from '#media/picture.ts';

export const signUp = {
  meta: {
    title: `Create Your Account | ${brand.name}`,
    description: `Create a ${brand.name} account in about two minutes. Then download the app, pick a studio and book your first class.`,
  },
  heading: 'Create your account',
  text: 'Two minutes, once. After that a class is two taps away.',
  image: { picture: picture('home/app-preview'), alt: '' },
  groups: {
    you: 'About you',
    emergency: 'In an emergency',
    studio: 'Your studio',
    password: 'Your password',
  },
  emergencyHint: 'Someone we can call if you feel unwell in class.',
  passwordHint: 'At least 8 characters, with letters, numbers and special characters.',
  marketing: `Yes, ${brand.name} may email and text me for future communications.`,
  terms: {
    before: 'By creating an account you accept our',
    terms: 'Terms and Conditions',
    and: 'and our',
    privacy: 'Privacy Policy',
  },
  submit: 'Create account',
  haveAccount: { text: 'Already with us?', link: { label: 'Sign in with the app', to: '/get-app' } },
} as const;

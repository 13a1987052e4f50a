import { brand } from '#domain/brand.ts';

const condition = 'For local residents only, with ID at check-in.';
const appPage = '/get-app';
const faqLink = { label: 'Questions? Read the FAQ', to: '/faq' };

const oneClass = {
  name: 'one free class',
  cta: { label: 'Claim your free class', to: appPage },
  condition,
  firstClassBanner: {
    heading: 'Your first class is free',
    text: 'New here? The first one is on us, and for Flow or FIIT the mat and towel are too. Come 15 minutes early and we will show you around.',
    cta: { label: 'Claim your free class', to: appPage },
    faqLink,
  },
  tryUsOut: {
    heading: 'Try us out: the first class is free',
    text: 'Download the app, pick a class near you, and walk in. The first one costs nothing.',
    cta: { label: 'Get the app', to: appPage },
  },
  popup: {
    heading: 'Your first class, on us',
    text: 'Tell us who you are, then choose the studio and the hour. We will keep a mat spot for you.',
    submit: 'Get my free class',
    close: 'No thanks',
  },
  yourFirstClass: {
    heading: 'The first one is on the house',
    text: 'Book it in the app. It takes about a minute and nobody asks for a card.',
    cta: { label: 'Book my free class', to: appPage },
  },
  getApp: 'Book your free first class, see who is teaching, and find the way to the door.',
  readyToBook: `You are now ready to Book Your Free First Class With ${brand.name}`,
  question: {
    question: 'Is my first class really free?',
    answer: `Yes. Your first class at ${brand.name} is free; in Flow and FIIT the mat and towel are included as well. The offer is for local residents only, so bring an ID with a local address to check-in.`,
  },
} as const;

const threeClasses = {
  name: 'three free classes',
  cta: { label: 'Claim your 3 free classes', to: appPage },
  condition,
  firstClassBanner: {
    heading: 'Your first three classes are free',
    text: 'One to meet the heat, one to get used to it, one to like it. In Flow and FIIT the mat and towel are on us too.',
    cta: { label: 'Claim your 3 free classes', to: appPage },
    faqLink,
  },
  tryUsOut: {
    heading: 'Try us out: three classes are free',
    text: 'Download the app, pick three classes near you, and walk in. We start counting at four.',
    cta: { label: 'Get the app', to: appPage },
  },
  popup: {
    heading: 'Three classes, on us',
    text: 'Tell us who you are, then choose the studios and the hours. We will keep you a mat spot, three times over.',
    submit: 'Get my 3 free classes',
    close: 'No thanks',
  },
  yourFirstClass: {
    heading: 'The first three are on the house',
    text: 'Book them in the app. It takes about a minute and nobody asks for a card.',
    cta: { label: 'Book my 3 free classes', to: appPage },
  },
  getApp: 'Book your three free classes, see who is teaching, and find the way to the door.',
  readyToBook: `You are now ready to Book Your 3 Free Classes With ${brand.name}`,
  question: {
    question: 'Are my first three classes really free?',
    answer: `Yes. Your first three classes at ${brand.name} are free; in Flow and FIIT the mat and towel are included each time. The offer is for local residents only, so bring an ID with a local address to check-in.`,
  },
} as const;

export const freeOffer = (freeClassCount: number) => (freeClassCount === 1 ? oneClass : threeClasses);

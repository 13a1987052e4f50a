import { brand } from '#domain/brand.ts';
import { policies } from '#domain/policies.ts';
import { referralCredit, suspensionFee } from '#domain/prices.ts';
import { film } from '#media/film.ts';
import { picture } from '#media/picture.ts';
import { inWords } from '../number-words.ts';

export const cancellation = {
  heading: 'Cancel or suspend a membership',
  text: 'Sorry to see you rest. Choose your studio, give the reason, and we will put your request in front of its managers.',
  rules: [
    `Cancellation or suspension needs ${policies.noticeDays} days written notice.`,
    'You can suspend up to twice per calendar year.',
    `While suspended, dues are not billed; the fee is $${suspensionFee} per month. Dues resume automatically at the unsuspend date.`,
  ],
  mailHeading: 'Rather in your own words?',
  mailText: 'Choose your studio above. We open a message in your mail program, addressed to its managers.',
  mailLink: 'Write to the studio managers',
  /** Text before the email addresses, for visitors without a mail program. */
  mailUnopened: 'Nothing opened? Write to',
  mailSubject: (studio: string) => `Cancelation/Suspension Request - ${studio}`,
  formHeading: 'Your request',
} as const;

export const faq = {
  crumb: 'FAQ',
  meta: {
    title: `Questions & Answers | ${brand.name} Hot Yoga`,
    description:
      'Heat, parking, booking, guest passes, suspending or canceling a membership: straight answers to what people ask us most.',
  },
  heading: 'Frequently Asked Questions',
  text: 'Short answers from the front desk. If yours is missing, ask us; it may be the next one on this page.',
  image: { picture: picture('pages/faq'), alt: '' },
  /** The question about the free offer (FreeOffer['question']) opens the first group. */
  groups: [
    {
      heading: 'Before you come',
      questions: [
        {
          id: 'how-hot',
          question: 'How hot is the room?',
          answer:
            'Between 96-99 degrees F for Flow, warmed by radiant panels rather than blowers, so the heat is even and the air stays fresh. FIIT and Restore run a little milder.',
        },
        {
          id: 'arrive',
          question: 'When should I arrive?',
          answer:
            '15 minutes before class. That is enough to check in, change and choose a spot. The door closes when class begins.',
        },
        {
          id: 'bring',
          question: 'What do I need to bring?',
          answer:
            'Water and clothes you can sweat in. A mat and a towel are complimentary in Flow and FIIT, and there are lockers, showers and change rooms at the studios.',
          linkType: 'page',
          link: 'Plan your first class',
          url: '/your-first-class',
        },
        {
          id: 'prepare',
          question: 'How do I prepare for the heat?',
          answer:
            'Drink plenty the day before, eat lightly in the last two hours, and watch our short preparation film.',
          linkType: 'video',
          link: 'Watch the film',
          film: film('first-class/preparation'),
        },
        {
          id: 'class-size',
          question: 'How many people are in a class?',
          answer:
            'About 50-60 mats when it is full. Book early and choose a mat at the edge of the room if you prefer space around you.',
        },
        {
          id: 'age',
          question: 'How old do I have to be?',
          answer:
            '18 or older. Younger guests are welcome with the consent of a parent or legal guardian, signed at the front desk before class.',
        },
        {
          id: 'pregnant',
          question: 'Can I come when I am pregnant or under treatment?',
          answer:
            'Please ask your doctor first, and tell your teacher when you arrive. Heat is not right for every body at every time, and we will happily point you to the unheated classes in the library.',
        },
      ],
    },
    {
      heading: 'Booking and the app',
      questions: [
        {
          id: 'book',
          question: 'How do I book a class?',
          answer:
            'In our app, for iPhone and Android. Pick a studio, a class and a spot; you can cancel from the same screen.',
          linkType: 'appStores',
        },
        {
          id: 'book-ahead',
          question: 'How far ahead can I book?',
          answer: `${policies.bookingDays.vipUnlimited} days with VIP Unlimited, ${policies.bookingDays.others} days with Unlimited and 8 Visits / Month.`,
          linkType: 'page',
          link: 'Compare memberships',
          url: '/membership',
        },
        {
          id: 'waitlist',
          question: 'The class I want is full. What now?',
          answer:
            'Join the waitlist in the app. When somebody cancels, the first in line gets the mat and a message.',
        },
        {
          id: 'workshop-refund',
          question: 'Can I get a refund for a class or a workshop?',
          answer:
            'Classes and workshops are non-refundable. Class packages do not expire, so an unused class simply waits for you.',
        },
        {
          id: 'online',
          question: 'How do I watch classes online?',
          answer:
            'Members stream the full library. Anyone else can sign up on the on-demand page and start watching at once.',
          linkType: 'page',
          link: 'Go to On-Demand',
          url: '/on-demand',
        },
      ],
    },
    {
      heading: 'Membership',
      questions: [
        {
          id: 'contract',
          question: 'Is there a contract?',
          answer: `Memberships are month-to-month. They are non-refundable and non-transferable, and they end when you tell us, with ${policies.noticeDays} days written notice.`,
        },
        {
          id: 'guest-passes',
          question: 'Can I bring a friend?',
          answer:
            'Yes. New in-studio members get 3 free guest passes per month, and VIP Unlimited adds four discounted guest passes. Your guest should arrive 15 minutes early and bring an ID.',
        },
        {
          id: 'refer',
          question: 'What do I get for referring a friend?',
          answer: `$${referralCredit} in studio credit for every friend who becomes a member. Use the Refer a Friend tile in the app so that we know whom to thank.`,
          linkType: 'appStores',
        },
        {
          id: 'other-studios',
          question: 'Can I practice at other studios?',
          answer:
            'VIP Unlimited is good at all of them. Unlimited and 8 Visits / Month are for one home studio, which you may change when you move.',
          linkType: 'page',
          link: 'See all locations',
          url: '/locations',
        },
        {
          id: 'suspend',
          question: 'Can I suspend my membership?',
          answer: `Up to twice per calendar year, with ${policies.noticeDays} days written notice. Your dues are not billed while you are away; a suspension fee of $${suspensionFee} per month applies instead. Dues resume automatically at the date you choose.`,
          linkType: 'page',
          link: 'Request a suspension',
          url: '#cancellation',
        },
        {
          id: 'cancel',
          question: 'How do I cancel my membership?',
          answer: `Give your studio ${policies.noticeDays} days written notice. The helper at the end of this page writes to the right manager for you.`,
          linkType: 'page',
          link: 'Request a cancellation',
          url: '#cancellation',
        },
      ],
    },
    {
      heading: 'Shop and studio',
      questions: [
        {
          id: 'exchange',
          question: 'Can I exchange something I bought at the studio?',
          answer: `Within ${policies.exchangeDays} days, if it is unworn and still has its tags. Bring the receipt to any front desk.`,
        },
        {
          id: 'warranty',
          question: 'What if it breaks?',
          answer: `Anything with a fault in material or making is replaced under warranty within ${inWords(policies.warrantyDays)} days of purchase.`,
        },
        {
          id: 'parking',
          question: 'Where do I park?',
          answer:
            'Every studio page has a parking section with the garage, the minutes that are free and where to validate.',
          linkType: 'page',
          link: 'Find your studio',
          url: '/locations',
        },
        {
          id: 'lost',
          question: 'I left something behind.',
          answer:
            'We keep found things for two weeks at the front desk. Call your studio or send a message and we will look for it.',
          linkType: 'page',
          link: 'Contact us',
          url: '/contact-us',
        },
        {
          id: 'groups',
          question: 'Can you teach a class for my team?',
          answer: 'Gladly, and the first private group class is free. Tell us how many you are and when.',
          linkType: 'page',
          link: 'Request a group class',
          url: '/groupclasses',
        },
      ],
    },
  ],
  cancellation,
  stillAsking: {
    heading: 'Still wondering?',
    text: 'A real person reads every message, usually the same day.',
    link: { label: 'Ask us', to: '/contact-us' },
  },
} as const;

import { links } from '#content/facts/links.ts';
import { brand } from '#domain/brand.ts';
import { policies } from '#domain/policies.ts';
import { erasureHoldYears, retention } from '#domain/retention.ts';
import { inWords } from '../../number-words.ts';

export const privacy = {
  id: 'privacy',
  title: 'Privacy Policy',
  indexLabel: 'Privacy Policy',
  effective: 'Effective August 28, 2018',
  intro: `This policy says what ${brand.fullName} learns about you, what we do with it, whom we share it with and what you can ask of us. We collect what we need to run classes well, and we do not sell personal information for money.`,
  sections: [
    {
      heading: 'What this policy covers',
      paragraphs: [
        'It covers this website, our mobile app, our online library, our studios and the messages we exchange. It does not cover the websites and apps of others, even where we link to them.',
        'Personal information means anything that identifies you or can reasonably be linked to you.',
      ],
    },
    {
      heading: 'What you give us',
      paragraphs: ['Most of what we know, you have told us. It depends on what you use:'],
      points: [
        'Account: first and last name, email, phone number, zip code, date of birth, home studio, password, and the name and phone number of an emergency contact.',
        'Requests: what you write to general help or tech support, with the pictures and recordings you attach.',
        'Applications: your contact details, the days you are free, the position and studio you choose, what you write about yourself and your resume.',
        'Interest in retreats, new studios, group classes, teacher training or on-demand classes: your contact details and your comments, and for a group class your company, date and head count.',
        'Membership changes: your name, email, studio, reason and the length of a suspension.',
        'Purchases: what you bought and when. Card numbers go to our payment provider and are never stored by us.',
      ],
    },
    {
      heading: 'What we collect automatically',
      paragraphs: [
        'When you visit our website, our servers see the address of your device (IP address), the kind of browser, the page you asked for and the page you came from. We keep this in logs to run the site, to find faults and to hold off abuse.',
        'When you send a form we store the time, the page it was sent from, the IP address and, if your visit began with an advertisement or a newsletter, the campaign tags in the address (utm_source, utm_medium, utm_campaign).',
        'When you use the app we record bookings, check-ins and the classes you watch.',
      ],
    },
    {
      heading: 'Cookies and storage in your browser',
      paragraphs: [
        'We use few cookies and none that follow you around the internet for others. These are the ones that matter:',
      ],
      points: [
        'Small notes for the length of a session, for example that you have closed an offer.',
        'A note that you have signed up for on-demand classes, so that films play without asking again. It stays in your browser until you clear it.',
        'Drafts of long texts you type into our forms, kept on your device until you send or clear them. Passwords and files are never kept this way.',
        'A request for a group class that our server could not take at once, kept on your device for a day at most, so that it can be sent again.',
        'Two short-lived cookies that hand you over to the app after you sign up.',
        'A cookie named hubspotutk, if our marketing-forms provider has set one. It tells us whether form entries come from the same browser.',
      ],
    },
    {
      heading: 'Your location',
      paragraphs: [
        'Our map and our schedule can find the studio nearest to you. They ask your browser first, and if you refuse, everything else works as before. The position is used on your device only; it is not sent to our servers and not stored.',
      ],
    },
    {
      heading: 'What we use it for',
      paragraphs: ['We use personal information to:'],
      points: [
        'open your account, take bookings and payments, and check you in',
        'answer your questions and handle applications, cancellations and suspensions',
        'reach somebody if you feel unwell in class',
        'tell you about changes to a class, a bill or these documents',
        'tell you about classes, offers, retreats and new studios, where you have agreed to that',
        'keep our services safe, find faults and see which pages help people',
        'meet our legal duties and defend our rights',
      ],
    },
    {
      heading: 'Email and text messages',
      paragraphs: [
        'With your permission we email and text you for future communications about our studios. Permission is never a condition of buying anything. Message and data rates of your carrier may apply to texts.',
        'Every marketing email has a link to unsubscribe, and you can answer STOP to any text. Messages about your account, a booking or a request you have made are not marketing, and we go on sending those.',
      ],
    },
    {
      heading: 'Whom we share it with',
      paragraphs: [
        'Inside the company, your information goes to the people who need it: the managers of the studio you choose, support staff, and for applications those who hire. Outside, we share it with:',
      ],
      points: [
        'companies that work for us under contract, such as our booking, payment, email, text, marketing-forms, hosting and file storage providers, who may use it for that work only',
        'operators of studios that run under our name, for their own guests and members',
        'authorities and courts, when the law requires it or to protect somebody’s safety or rights',
        'a buyer or successor, if the company or a part of it changes hands, under the promises of this policy',
      ],
    },
    {
      heading: 'How long we keep it',
      paragraphs: [
        `Account and purchase records are kept while you are with us and for ${inWords(retention.accounts.years)} years afterwards, because tax and contract law ask for it. Requests, leads and support files are kept for up to ${inWords(retention.leads.years)} years, applications for up to ${inWords(retention.applications.years)}, server logs for up to ${inWords(retention.serverLogs.days)} days. Cancellations and suspensions are kept for up to ${inWords(retention.contracts.years)} years, because they are the written notice that ends or pauses a contract. Messages that look like spam are kept for up to ${inWords(retention.heldSpam.days)} days. Our record of what our staff did with your information is kept for up to ${inWords(12 * retention.staffLog.years)} months.`,
        'When the time is over we delete the information or remove everything in it that points to you.',
      ],
    },
    {
      heading: 'How we protect it',
      paragraphs: [
        'Connections to our website and app are encrypted. Passwords are stored only in a form from which they cannot be read back. Uploaded files are kept apart from the website, under names that cannot be guessed, and only staff with a reason may open them.',
        'No system is perfectly safe. If a breach puts your information at risk, we will tell you and the authorities as Florida law requires.',
      ],
    },
    {
      heading: 'What you can ask of us',
      paragraphs: [
        `You may ask what we hold about you, have it corrected, receive a copy or have it deleted. You may also withdraw a permission you have given, at any time and without giving a reason. We answer within ${policies.privacyAnswerDays} days and ask you to prove who you are first.`,
        `There are things we must keep for a time, such as invoices, a cancellation, or an application in its first ${inWords(12 * erasureHoldYears.application)} months, and things we cannot undo, such as an email already sent. If we refuse a request, we tell you why.`,
      ],
    },
    {
      heading: 'Children',
      paragraphs: [
        'Our services are for people who are 18 or older. Younger guests need the consent of a parent or legal guardian. We do not knowingly collect information from a child under 13 without the verified consent of a parent; if you believe we have, write to us and we will delete it.',
      ],
    },
    {
      heading: 'Visitors from elsewhere',
      paragraphs: [
        'We are based in Florida and our services are meant for people in the United States. If you use them from another country, your information is processed in the United States, where the law may protect it differently than at home.',
        'Some states give their residents further rights. We honor such requests from everybody, wherever they live, as far as we reasonably can.',
      ],
    },
    {
      heading: 'Signals from your browser',
      paragraphs: [
        'Because we do not sell personal information or share it for advertising across websites, a Do Not Track or Global Privacy Control signal finds nothing to switch off here. We treat visitors who send one and visitors who do not alike.',
      ],
    },
    {
      heading: 'Changes, law and contact',
      paragraphs: [
        'We may change this policy. The date at the top says since when it applies; if a change is important we announce it on this website and by email before it takes effect.',
        'This policy is governed by Florida law, and the courts of Broward County, Florida, decide disputes about it.',
        `For anything about your information write to ${links.mail.privacy}. A person will answer.`,
      ],
    },
  ],
} as const;

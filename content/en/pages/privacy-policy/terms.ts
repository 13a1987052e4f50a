import { links } from '#content/facts/links.ts';
import { brand } from '#domain/brand.ts';
import { policies } from '#domain/policies.ts';
import { referralCredit, suspensionFee } from '#domain/prices.ts';
import { inWords } from '../../number-words.ts';

export const terms = {
  id: 'terms',
  title: 'Terms and Conditions',
  indexLabel: 'Terms and Conditions',
  effective: 'Effective August 28, 2018',
  intro: `These terms are the agreement between you and ${brand.fullName} ("${brand.name}", "we", "us"). They cover our studios, our website, our online library and everything you buy from us. The mobile app has its own license further down this page.`,
  sections: [
    {
      heading: 'Agreeing to these terms',
      paragraphs: [
        'By creating an account, buying a membership, a class or a product, entering a studio or using this website you accept these terms together with our Privacy Policy. If you do not accept them, please do not use our services.',
        'Some services come with a written agreement of their own, such as a membership agreement, a waiver signed at the front desk or the conditions of a retreat. Where such an agreement says something different, it applies to that service in place of these terms.',
      ],
    },
    {
      heading: 'Who may use our services',
      paragraphs: [
        'You must be 18 or older to hold an account, buy from us or take part in a class. If you are younger, a parent or legal guardian must give consent, sign our waiver for you and accept these terms on your behalf. We may ask for proof of age or of consent at any time.',
        'You confirm that what you tell us about yourself is true and that you keep it up to date, your emergency contact included.',
      ],
    },
    {
      heading: 'Your account',
      paragraphs: [
        'Your account is yours alone. Keep your password to yourself and tell us at once if you believe somebody else has used your account. You answer for what is done with it until you have told us.',
        'We may close or pause an account that was used to break these terms, to mislead other guests or to resell our classes. If we do so without a fault of yours, we refund what you have paid for services you have not yet received.',
      ],
    },
    {
      heading: 'Memberships and billing',
      paragraphs: [
        'Memberships are month-to-month. Your dues are charged in advance, every month on the day you joined, to the payment method you have given us, until the membership is canceled or suspended as described in the next section.',
        'Memberships are non-refundable and non-transferable. They cannot be sold, lent or shared, and unused visits of a month are not carried over to the next.',
        `What a membership includes, which studios it opens and how far ahead you may book is stated where you buy it. Prices differ between studios. We tell you at least ${policies.changeNoticeDays} days before a change of your dues takes effect, so that you can cancel in time.`,
        'If a payment fails we try again and let you know. Until the amount is paid we may refuse bookings. We do not charge interest, but we pass on the fees that a bank charges us for a returned payment, as far as the law permits.',
      ],
    },
    {
      heading: 'Canceling and suspending a membership',
      paragraphs: [
        `To cancel or suspend a membership you give us ${policies.noticeDays} days written notice. A message to the managers of your studio, by email or with the form on our FAQ page, counts as written. Dues that fall within the ${policies.noticeDays} days are still charged, and you may use the membership until they are over.`,
        `You may suspend a membership up to twice per calendar year. While it is suspended your dues are not billed; a suspension fee of $${suspensionFee} per month is charged instead. Dues resume automatically on the date you have chosen for your return, without a further message from us.`,
        'Florida law gives buyers of health studio services certain rights to cancel, for example shortly after signing, when a studio closes or moves away, or in case of death or lasting disability. Nothing in these terms takes any of those rights from you.',
      ],
    },
    {
      heading: 'Classes, packages and workshops',
      paragraphs: [
        'Single classes, class packages and workshops are non-refundable. Class packages do not expire and may be used only by the person who bought them.',
        'Classes begin on time and the door closes when they do. A spot that is not taken when class begins may be given to a guest on the waitlist. Late cancellations and missed bookings may cost you the visit or a fee, as shown in the app before you confirm.',
        'We may change teachers, times, rooms and the content of a class, and we may cancel a class for weather, safety or lack of bookings. If we cancel, your visit is returned to your account.',
      ],
    },
    {
      heading: 'Offers, guest passes and referrals',
      paragraphs: [
        'Free classes for newcomers are for local residents only, who show ID at check-in, and can be claimed once per person. They have no cash value and cannot be combined with other offers unless we say so.',
        'A discount on a first month, library access given with a membership and monthly guest passes are for new in-studio memberships and last as long as stated in the offer. Guest passes that are not used by the end of the month lapse.',
        `A member earns $${referralCredit} in studio credit per successful referral, that is when a person who was invited through the Refer a Friend tile of the app becomes a paying member. Credit is for our services and products only. We may withhold credit that was obtained by inventing people or by inviting oneself.`,
      ],
    },
    {
      heading: 'Retail: exchanges and warranty',
      paragraphs: [
        `Retail items may be exchanged within ${policies.exchangeDays} days of purchase if they are unworn and carry their original tags. For reasons of hygiene we do not take back water bottles, underwear or mats that have been unrolled.`,
        `If an item proves faulty in material or workmanship within ${inWords(policies.warrantyDays)} days of purchase, we replace it under warranty with the same or, if it is no longer made, an equal one. Wear, accidents and machine-drying are not faults.`,
      ],
    },
    {
      heading: 'Your health and the heat',
      paragraphs: [
        'Our classes are physical exercise, many of them in a room heated to 96-99 degrees F. Exercise and heat carry risks, among them dehydration, fainting, strains and, rarely, serious injury. You take part of your own free will and accept these risks.',
        'Ask a doctor before you begin if you are pregnant, take medication, have a heart condition, high or low blood pressure, or any other reason to be careful. Tell your teacher about injuries. Stop and rest whenever you need to; nobody in our rooms may urge you to go on.',
        'Our teachers are not physicians. What they say is instruction in movement and not medical advice. The same is true of our website and of our online classes.',
      ],
    },
    {
      heading: 'In the studio',
      paragraphs: [
        'Please treat people, rooms and quiet with care. We may ask anyone to leave who endangers or harasses others, is under the influence of alcohol or drugs, or refuses to follow safety instructions, and in grave cases we may end a membership without refund.',
        'Lockers are for the length of your visit. We empty them every night and keep what we find for two weeks. We are not responsible for valuables left in the studio or in your car, unless the loss is our fault.',
        'Filming and photographing others is not allowed without their consent. When we film or photograph a class ourselves we announce it, and you can always choose a mat outside the picture.',
      ],
    },
    {
      heading: 'Our website and online classes',
      paragraphs: [
        `The texts, pictures, films, sequences, names and marks on this website and in our library belong to ${brand.name} or to those who license them to us. You may view them for yourself and at home. You may not copy, publish, sell or show them in public, nor teach from them for money, without our written permission.`,
        'Do not try to break, overload or search our systems by automatic means, to reach data that is not meant for you, or to pass on access to the library.',
      ],
    },
    {
      heading: 'What you send us',
      paragraphs: [
        'When you send us a message, an application, a review or a file you confirm that you may do so and that it breaks no law and no right of another person. You keep your rights in it. You allow us to store it, to show it to the staff who deal with it and, in the case of a review, to publish it with your first name and studio until you ask us to stop.',
        'Ideas you offer us without being asked we may use without owing you anything for them.',
      ],
    },
    {
      heading: 'What we do not promise',
      paragraphs: [
        'We take care that our studios are safe and our website is right, but we provide our services as they are. As far as the law permits we give no warranty that they will be available without interruption, free of errors or fit for a particular purpose, beyond what these terms state.',
        'Links to the websites of others are offered for convenience. We do not control those websites and do not answer for them.',
      ],
    },
    {
      heading: 'Liability',
      paragraphs: [
        'As far as the law permits, we are not liable for indirect or consequential losses, lost profit or lost data, and our total liability for any claim is limited to what you have paid us in the twelve months before the event that gave rise to it.',
        'These limits do not apply where the law forbids them, in particular to harm that we cause on purpose or by gross negligence.',
        'If a third party makes a claim against us because you broke these terms or the law, you will make good the damage and the reasonable cost of our defense.',
      ],
    },
    {
      heading: 'Governing law and courts',
      paragraphs: [
        'These terms are governed by the laws of the State of Florida, without regard to its rules on conflicts of law. Any dispute that we cannot settle by talking is decided by the state or federal courts located in Broward County, Florida, and both you and we accept their jurisdiction.',
        'Please write to us first. Most matters can be solved by a studio manager within a few days.',
      ],
    },
    {
      heading: 'Changes and contact',
      paragraphs: [
        `We may change these terms. The current version is always on this page, and we tell members about changes that matter to them by email at least ${policies.changeNoticeDays} days before they apply. If you go on using our services after that day, the new version applies to you.`,
        'If one part of these terms proves invalid, the rest stays in force. That we do not insist on a right once does not mean that we give it up.',
        `Questions about these terms reach us at ${links.mail.legal} or at the front desk of any studio.`,
      ],
    },
  ],
} as const;

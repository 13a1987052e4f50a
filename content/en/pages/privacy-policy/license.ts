import { links } from '#content/facts/links.ts';
import { brand } from '#domain/brand.ts';

export const license = {
  id: 'license',
  title: 'End User License Agreement for the Mobile App',
  indexLabel: 'End User License Agreement',
  effective: 'Effective August 28, 2018',
  intro: `This agreement is about the ${brand.name} mobile app for iPhone and Android (the "app"). It is between you and ${brand.fullName}, not with the company whose store you got the app from.`,
  sections: [
    {
      heading: 'Accepting this agreement',
      paragraphs: [
        'By installing or using the app you accept this agreement, and with it our Terms and Conditions and our Privacy Policy, which apply to what you do through the app. If you do not accept, remove the app from your device.',
      ],
    },
    {
      heading: 'What you may do',
      paragraphs: [
        'We give you a personal, limited, revocable license, without charge, to install and use the app on devices that you own or control, as the rules of your store allow. The license is not exclusive, and you may not transfer it or pass it on.',
      ],
    },
    {
      heading: 'What you may not do',
      paragraphs: ['Except where the law expressly allows it, you may not:'],
      points: [
        'copy, rent, lend, sell or publish the app or parts of it',
        'change it, translate it, take it apart or try to obtain its source code',
        'remove notices about rights, or present the app as your own',
        'record, download or rebroadcast classes from the library',
        'get around security measures, or use the app to reach data of other people',
        'use robots or scripts to book classes or to hold spots you do not mean to use',
      ],
    },
    {
      heading: 'Age and account',
      paragraphs: [
        'You must be 18 or older to use the app, or have the consent of a parent or legal guardian who accepts this agreement for you. Sign in with your own account, keep your password secret, and lock your device: whoever holds it can book with it.',
      ],
    },
    {
      heading: 'Bookings and purchases',
      paragraphs: [
        'Bookings, memberships, class packages and credit in the app are subject to our Terms and Conditions, including their rules on refunds, cancellation, suspension and guest passes. Purchases of studio services are made from us and not from the store.',
        'The app shows how many spots are free as well as it can. A spot is yours only when the app has confirmed it.',
      ],
    },
    {
      heading: 'Exercising with the app',
      paragraphs: [
        'Online classes are exercise without a teacher in the room. Make space, put a mat on a floor that does not slip, and stop if you feel pain or dizziness. Do not heat a room for practice without ventilation. If you have doubts about your health, ask a doctor before you press play.',
      ],
    },
    {
      heading: 'Permissions and data',
      paragraphs: [
        'The app asks before it uses notifications, your calendar, your contacts for invitations, your camera or your location. Each permission can be refused or withdrawn in the settings of your device; the rest of the app goes on working.',
        'Which information the app sends us and what we do with it is set out in the Privacy Policy above.',
      ],
    },
    {
      heading: 'Updates and availability',
      paragraphs: [
        'We improve the app from time to time. Updates may be installed automatically and may add, change or remove functions. Old versions may stop working. We may take the app or parts of it offline for maintenance, and we may give it up altogether; memberships you have paid for remain valid at the studios.',
      ],
    },
    {
      heading: 'Ownership',
      paragraphs: [
        `The app is licensed to you and not sold. All rights in it, in its design, code, texts, pictures and films, and in the name ${brand.name} stay with us and our licensors. Open-source components are subject to their own licenses, which the app lists.`,
      ],
    },
    {
      heading: 'Services of others',
      paragraphs: [
        'The app works together with services of other companies, for example for payment, maps and streaming. Their terms apply to those services. Your mobile carrier may charge you for the data the app uses.',
      ],
    },
    {
      heading: 'No warranty',
      paragraphs: [
        'The app is provided "as is" and "as available". To the extent the law permits, we exclude all warranties, express or implied, including those of merchantability, fitness for a particular purpose and non-infringement. We do not promise that it will run on every device or without faults.',
      ],
    },
    {
      heading: 'Limits of liability',
      paragraphs: [
        'To the extent the law permits, we are not liable for incidental, special or consequential damage that arises from the use of the app or the inability to use it, and our liability for direct damage is limited to fifty dollars. Liability that cannot be limited by law remains untouched.',
      ],
    },
    {
      heading: 'The stores',
      paragraphs: [
        'The company whose store you used has no duty to maintain or support the app. If the app fails to meet a warranty that could not be excluded, you may notify that company and it may refund the price of the app, if there was one; it owes you nothing further.',
        'Claims that the app harms you, breaks a law or infringes a right are for us to answer and not for the store. The store’s company and its subsidiaries may enforce this agreement against you as third-party beneficiaries.',
        'You confirm that you are not in a country under a United States embargo and not on a United States list of prohibited parties.',
      ],
    },
    {
      heading: 'When the license ends',
      paragraphs: [
        'You can end this agreement at any time by deleting the app. It ends by itself if you break it in a serious way. After that you may no longer use the app; the sections on ownership, warranty, liability and law stay in force. Deleting the app does not cancel a membership.',
      ],
    },
    {
      heading: 'Law, changes and contact',
      paragraphs: [
        'The laws of Florida govern this agreement, and the state and federal courts in Broward County, Florida, alone decide disputes that arise from it.',
        'We may publish a new version of this agreement with an update of the app. If you keep using the app afterwards, you accept the new version.',
        `Trouble with the app? Write to ${links.mail.app}, or use Tech Support on our contact page.`,
      ],
    },
  ],
} as const;

/** The place of jobs that are at no studio. */
export const supportOffice = 'Fort Lauderdale, support office';

/** By the id of the opening. */
export const openings = {
  1: {
    title: 'Front Desk Associate',
    description:
      'Open the studio at 5:30 four mornings a week. You check in about 200 guests a shift, fold towels between classes and know which parking level to send people to.',
  },
  2: {
    title: 'Flow Yoga Teacher',
    description:
      'Four to six Flow classes a week, mostly before work. 200 hours of training and a year in front of a full room; heat experience is taught here.',
  },
  3: {
    title: 'Studio Manager',
    description:
      'Lead a team of eighteen in our northernmost studio. You own the schedule, the members’ experience and the monthly numbers, with the regional lead on call.',
  },
  4: {
    title: 'Front Desk Associate',
    description:
      'Evenings and one weekend day above Las Olas. Half the job is greeting people by name, the other half is validating their garage tickets without being asked.',
  },
  5: {
    title: 'FIIT Coach',
    description:
      'FIIT coach for midday and after work. You cue with a clock, correct with your eyes, and have a personal training or group fitness certificate that is current.',
  },
  6: {
    title: 'Payroll Specialist',
    description:
      'Payroll specialist for 400 people paid by the class, by the hour and by the month. Two days a week can be from home.',
  },
  7: {
    title: 'Restore Yoga Teacher',
    description:
      'Restore teacher for Sunday and Wednesday nights. A light hand with props, a quiet voice, and no fear of ten silent minutes.',
  },
  8: {
    title: 'Front Desk Associate',
    description:
      'Weekday mornings while the children are at school: 8:30 to 1:30, five days. Spanish helps a great deal here.',
  },
  9: {
    title: 'Opening Studio Manager',
    description:
      'Opening manager: hire the first team, run the pre-sale table, and hand over a studio that is full on day one. Spanish is a must.',
  },
  10: {
    title: 'Flow Yoga Teacher',
    description:
      'Two Sunrise Flows and a Saturday Power Flow. We film one class a quarter and sit down with you to watch it.',
  },
  11: {
    title: 'Member Support Lead',
    description:
      'Lead four people who answer every message from members within one working day. You write well, count well and like untangling things.',
  },
  12: {
    title: 'Front Desk Associate',
    description:
      'Weekend openings with a walk to the beach afterwards. Training is paid and takes three shifts.',
  },
  13: {
    title: 'FIIT Coach',
    description:
      'Lead three evening FIIT classes for a crowd of students, nurses and horse people. New music every week, old principles always.',
  },
  14: {
    title: 'Assistant Studio Manager',
    description:
      'Assistant manager, full time with benefits. You build the front-desk schedule, run the retail wall and stand in for the leader on Fridays.',
  },
  15: {
    title: 'Front Desk Associate',
    description:
      'Afternoons into evenings, three to five shifts. Good for a student: the room is quiet from two to four and we do not mind a textbook.',
  },
  16: {
    title: 'Substitute Yoga Teacher',
    description:
      'Substitute teacher for Flow and Restore across Pembroke Pines, Davie and Weston, paid per class with a monthly minimum.',
  },
  17: {
    title: 'Construction Coordinator',
    description:
      'Coordinate the building of two studios a year: permits, heating, floors, mirrors. You have read a mechanical drawing and disagreed with it.',
  },
  18: {
    title: 'Flow Yoga Teacher',
    description:
      'Foundations Flow on weekday mornings, for a room in which the oldest member is 84 and the newest arrived yesterday.',
  },
} as const;

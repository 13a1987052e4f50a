export const coralGables = {
  summary: 'A premier studio behind five cream arches in the Gables, with 90 minutes of free garage parking.',
  note: 'We are directly behind the Hotel Alcázar, on the Minorca side: stand with your back to the hotel’s side entrance, cross Avenida Minorca, and our five arches are on the left.',
  parkingHeading: '90 minutes free in the garage',
  parking:
    'The Minorca garage gives every guest 90 minutes free garage parking, which covers a 60-minute Flow and an unhurried shower. Enter from the alley behind the hotel, take a ticket, and show it at the desk when you check in. A 75-minute Restore plus tea may run over; the next hour is charged at the city’s rate.',
  detail: [
    'Five arches, a cool arcade, a door with a sun in it: the way in slows you down before anyone has said a word. The room beyond is tall and formal, cream on three sides and olive green on the fourth, where half a sun sends out rays of light like a fan. Dark coffers above, herringbone below, olive trees at the windows.',
    'Mornings are for the offices on the avenue, with the discipline of a rowing crew and arched mirrors to check it in. Late afternoons belong to neighbors who arrive on foot, and to a steady set of university people who grade papers under the arches.',
    'The studio works without a manager of its own. A team of four seniors at the desk runs it by turns, the same four since we opened, and any of them can change a booking, find a lost earring or tell you who waters the olives.',
  ],
  alts: {
    exterior: 'Five cream arches on the front of the Coral Gables studio',
    room: 'A half sun with rays of light on an olive-green wall, Coral Gables',
    corner: 'Arched windows and olive trees along the Coral Gables room',
    detail: 'Mats and blocks on herringbone before the fan of light',
  },
  reviews: [
    {
      name: 'Beatriz Lamar',
      review:
        'Ninety minutes of parking and I have <strong>never once</strong> been over. They built the schedule round the meter.',
    },
    {
      name: 'Professor E.',
      review: 'I have graded two hundred exams under those arches. The students should send flowers.',
    },
    {
      name: 'Andrés V.',
      review: 'Joaquín, going slowly. My hips are ten years younger than my passport.',
    },
    {
      name: 'Holly Nakamura',
      review:
        'Stayed at the hotel for a wedding, found the door on day one, <em>skipped the rehearsal dinner for Restore</em>.',
    },
  ],
} as const;

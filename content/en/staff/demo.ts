/** Invented people and what they wrote, for STAFF_DEMO=1. Mail to @example.com reaches no mailbox. */

const namesIn = (text: string): string[] => text.trim().split(/\s+/);
export const firstNames = namesIn(`
Alicia Amara Andre Beatriz Brianna Caleb Camila Chloe Daniela Dario Elena Emma Ethan Fatima Gabriel Hana
Isabel Jamal Jasmine Javier Jonah Karina Keisha Laura Leila Lucia Malik Marcus Mariana Mateo Megan Nadia
Natalie Nora Olivia Omar Paola Priya Rachel Renata Ruth Samir Sean Simone Tessa Valeria Vivian Wesley
Yara Zoë`);
export const lastNames = namesIn(`
Acosta Adler Alvarez Bennett Bianchi Cabrera Castillo Clarke Cohen Cruz Delgado Diaz Edwards Espinosa
Foster Garcia Goldberg Grant Gutierrez Harris Ibrahim Jackson Jean-Baptiste Kaplan Kim Lopez Luna Martin
Mendoza Mensah Morales Nair Nguyen Núñez O’Neil Ortiz Park Perez Pierre Quintero Reyes Rivera Rossi
Santos Schwartz Silva Thompson Vargas Walker Young`);

export const contactMessages = [
  'Hi! Is the first class really free? I would like to come this week with my sister.',
  'I have never done hot yoga. Which class do you recommend for a complete beginner?',
  'What time does the last class start on weekdays? I work until 6:30.',
  'Do you rent mats and towels or should I bring my own?',
  'I am coming back after knee surgery. Is there a gentle class, and can I talk to a teacher first?',
  'How much is the unlimited membership, and is there a contract?',
  'Do you offer a discount for students? I study at FIU.',
  'I left a silver water bottle in the room on Saturday. Did somebody find it?',
  'Is there parking near the studio in the evening?',
  'I am 14 weeks pregnant. Are any of your classes safe for me?',
  'We are visiting for two weeks in December. Can we buy a pass for ten classes?',
  'I was charged twice this month. Could somebody call me, please?',
  'Can I freeze my membership while I travel for work in January?',
  'My husband wants to join too. Do you have a price for couples?',
  'Is the FIIT class OK if I have not worked out for a year?',
  'I would like to buy a gift card for my mother. Can I do that online?',
  'Do you have showers? I would go straight to the office afterwards.',
  'Hola, ¿hay alguien que hable español? Quisiera información sobre las clases para principiantes.',
  'How hot is the room, really? I get dizzy in saunas.',
  'I moved here from Boston and practiced at a Bikram studio for six years. Which of your classes comes closest?',
  'Is there a class on Thanksgiving morning?',
  'I booked the 7 pm class by mistake. How do I cancel it without losing the credit?',
  'My 15-year-old daughter would like to try a class with me. Is she old enough?',
  'What is the difference between YOGA 60 and YOGA 90?',
];
export const cancelReasons = [
  'We are moving to Atlanta at the end of the month. Thank you for three wonderful years.',
  'My work schedule changed and I can no longer come in the evening.',
  'It has become too expensive for us right now. I hope to come back in spring.',
  'I have an injury of the shoulder and my doctor told me to rest.',
  'I only come once a week, so the membership does not pay off any more.',
  'Family reasons. I will travel a lot until summer.',
];
export const careerTexts = [
  'I have taught vinyasa for six years in Tampa and would love to learn the hot series. I can teach early mornings.',
  'I worked at the front desk of a gym for two years, speak English and Spanish and enjoy talking to members.',
  'Certified 200-hour teacher, first aid and CPR. I have practiced with you since the studio opened.',
  'I am a college student and look for a part-time job near campus. I am reliable and early, always.',
  'I led a team of twelve at a boutique hotel and would like to bring that service to a studio.',
];
export const corporateTexts = [
  'Eight years in marketing for fitness brands, the last three as head of growth for a chain of thirty studios.',
  'I ran payroll and hiring for a restaurant group in Broward and look for a company that I believe in.',
];
export const companies = [
  'Palm Friends Running Club',
  'Biscayne Design Studio',
  'Sunset Elementary PTA',
  'Ocean Drive Realty',
  'Gables Law Group',
  'Team Lupita’s 40th birthday',
];
export const retreatComments = [
  'Is the retreat suitable for beginners? We would be two friends in one room.',
  'Please send me the dates for next spring as soon as you have them.',
  'I am vegan and have a nut allergy. Is that a problem?',
];
export const preSaleComments = [
  'So excited that you are coming to our neighborhood! When do founding memberships start?',
  'I live two blocks away. Please put me on the list.',
  'Will there be classes at 5:30 in the morning?',
];
export const spamMessages = [
  'Get 10,000 visitors a day for your web site!!! Click here: http://seo-boost.example/now',
  'Dear owner, your domain expires today. Renew at http://renew-domain.example',
  'We buy followers for yoga studios, best price, fast delivery, write to us on Telegram',
  'Business loan approved up to 250,000 dollars, no credit check, answer within 1 hour',
];

export const answerNotes = [
  'Called, very friendly. Wants to come with a friend on Saturday.',
  'Left a voice mail. Will try again tomorrow after 5.',
  'Recommended YOGA 60 with Priya. She has a mat.',
  'Asked about the price twice. Sent the membership table.',
  'Prefers texts to calls.',
  'Knows the studio in Davie, moved closer to us.',
  'Spoke Spanish with her, Sofia should take the next call.',
  'Comes on Thursday at 6 pm for the free class. Please look out for her.',
  'Explained how to freeze the membership, sent the form.',
  'Refunded the second charge, confirmed by mail.',
];
export const memberNotes = [
  'Offered a pause of two months instead. Thinks about it.',
  'Last day is the 30th. No open balance.',
  'Thanked us. Left the door open for spring.',
];
export const applicationNotes = ['Invited for a trial class on Friday.', 'Good call. References asked for.'];
export const refusedMail = '550 5.1.1 The mailbox does not exist';

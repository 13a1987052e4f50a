import type { Translation } from '#content/translation.ts';
import type { trips as english } from '../en/trips.ts';

export const trips: Translation<typeof english> = {
  tulum: {
    name: 'Tulum',
    title: 'Tulum: mañanas de selva, tardes de Caribe',
    description:
      'Un hotel pequeño entre la selva y la playa, con un salón de práctica abierto por tres lados. Cenotes a los que llegas en bicicleta, las ruinas antes de que aparezcan los autobuses y una cocina que se toma en serio los vegetales.',
    alt: 'La playa de Tulum bajo las palmeras',
    date: 'Cinco noches, seis días en enero de 2024',
    link: 'Pregunta por Tulum',
    address: 'Carretera de la playa, km 7, Tulum, México',
  },
  cabo: {
    name: 'Cabo San Lucas',
    title: 'Cabo San Lucas: donde el desierto llega al mar',
    description:
      'Una casa en la loma, sobre la bahía, con una terraza para practicar al amanecer y ballenas que pasan en temporada. Los días son claros y secos, las noches frescas, y las estrellas no necesitan ayuda.',
    alt: 'El mar de Cabo San Lucas con la primera luz',
    date: '5 días y 4 noches, del domingo 12 al jueves 16 de marzo',
    link: 'RESERVA TU LUGAR',
    address: 'Camino de la loma, sobre la bahía, Cabo San Lucas, México',
  },
};

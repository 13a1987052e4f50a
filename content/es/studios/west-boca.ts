import type { Translation } from '#content/translation.ts';
import { westBoca as english } from '../../en/studios/west-boca.ts';

export const westBoca: Translation<typeof english> = {
  summary:
    'Un estudio tranquilo en tonos palo de rosa al oeste del turnpike, conocido por Restore y por no apurarte nunca.',
  parkingHeading: 'Gratis, bajo techos solares',
  parking:
    'Deja el carro bajo los techos solares frente al supermercado grande como un gimnasio; se mantiene fresco y es gratis. Nuestro caminito empieza donde se devuelven los carritos y toma un minuto.',
  detail: [
    'Al anochecer es cuando más lucimos: cinco arcos iluminados en una pared rosa pálido y un banco que era para amarrarse los zapatos y que ahora todos se disputan. Adentro, un techo abovedado con faroles redondos, tablas anchas y oscuras, y una pared palo de rosa con un nicho para un sol y un solo florero. Frente a las ventanas cuelgan arcos y discos pintados en ocre.',
    'West Boca es famoso por Restore, de mañana y de noche, en un salón tibio en lugar de caliente. Por el de Shoshana la gente organiza el fin de semana. También hay FIIT, antes y después del trabajo, y es tan serio como en cualquier otro estudio.',
    'No tenemos una sola persona al mando. Los instructores se reparten la casa y anotan en una pizarra a quién le toca la semana, con foto, para que siempre sepas quién tiene las llaves.',
  ],
  alts: {
    exterior: 'Cinco arcos iluminados en el estudio de West Boca después del atardecer',
    room: 'Un sol en un nicho sobre una pared palo de rosa en West Boca, con faroles arriba',
    corner: 'Arcos y discos color ocre en la pared del salón de West Boca',
    detail: 'Mats claros sobre tablas oscuras frente al nicho en West Boca',
  },
  reviews: english.reviews,
};

import { links } from '#content/facts/links.ts';
import type { Translation } from '#content/translation.ts';
import { brand } from '#domain/brand.ts';
import { joinDiscount, libraryValue, referralCredit } from '#domain/prices.ts';
import { picture } from '#media/picture.ts';
import type { promotions as english } from '../../en/pages/promotions.ts';

export const promotions: Translation<typeof english> = {
  bar: {
    text: `Únete en el estudio: $${joinDiscount} menos el primer mes y 12 meses de biblioteca en línea, un valor de $${libraryValue}.`,
    shortText: `$${joinDiscount} menos el primer mes y un año en línea.`,
    link: { label: 'Ver membresías', to: '/membership' },
    dismiss: 'Ocultar esta oferta',
  },
  referral: {
    heading: `Gana $${referralCredit} por cada amigo que traigas`,
    text: `Cuando alguien se une a ${brand.name} gracias a ti, ponemos $${referralCredit} de crédito del estudio en tu cuenta. Trae a cinco y ya son $${5 * referralCredit}.`,
    steps: [
      'Abre la app y toca la opción “Refer a Friend”.',
      'Manda tu enlace a alguien con quien compartirías la toalla.',
      `Esa persona se hace miembro y tú recibes $${referralCredit} de crédito en el estudio.`,
    ],
    link: { label: 'Abrir la app', to: '/get-app' },
    image: { picture: picture('membership/referral'), alt: '' },
  },
  retreat: {
    heading: 'Ven con nosotros a Cabo San Lucas',
    stay: '5 días y 4 noches en Cabo San Lucas',
    dates: 'Del domingo 12 al jueves 16 de marzo',
    text: 'Práctica al amanecer en una terraza sobre el mar, ballenas antes del almuerzo y nada en la agenda después de la cena. Tus instructores viajan contigo.',
    image: {
      picture: picture('retreats/cabo'),
      alt: 'El mar en Cabo San Lucas con las primeras luces',
    },
    reserve: { label: 'RESERVA TU LUGAR', to: links.retreatBooking },
    book: { label: 'RESERVA YA', to: links.retreatBooking },
  },
  popupImage: { picture: picture('home/first-class'), alt: '' },
  close: 'Cerrar',
};

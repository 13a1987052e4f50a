import type { Translation } from '#content/translation.ts';
import { brand } from '#domain/brand.ts';
import { policies } from '#domain/policies.ts';
import { joinDiscount, libraryValue, referralCredit } from '#domain/prices.ts';
import { picture } from '#media/picture.ts';
import type { membership as english } from '../../en/pages/membership.ts';

const item = (text: string) => ({ text, isHighlighted: false });
const highlight = (text: string) => ({ text, isHighlighted: true });

export const membership: Translation<typeof english> = {
  crumb: 'Membresía',
  meta: {
    title: `Membresías y paquetes de clases | ${brand.name}`,
    description:
      'Membresías de hot yoga (yoga caliente) de mes a mes y paquetes de clases que no vencen. Elige tu estudio y mira cuánto cuesta, dólar por dólar.',
  },
  hero: {
    heading: 'Hazte miembro',
    text: 'Una sola tarjeta para el salón caliente, las duchas y toda la biblioteca en línea. De mes a mes, sin un contrato que dure más que tus buenas intenciones.',
    cta: { label: 'Únete en la app', to: '/get-app' },
    image: {
      picture: picture('membership/hero'),
      alt: 'Miembros en postura del guerrero frente al disco del sol',
    },
  },
  offers: {
    heading: 'Si te unes este mes',
    lines: [
      {
        text: `$${joinDiscount} de descuento en tu primer mes`,
        detail: 'Con cualquier membresía en el estudio.',
      },
      {
        text: '12 meses de nuestra biblioteca en línea',
        detail: `Valen $${libraryValue} y vienen con la misma membresía.`,
      },
      {
        text: '3 pases de invitado gratis al mes',
        detail: 'Trae a alguien. Las mañanas son mejores en compañía.',
      },
    ],
  },
  homeAway: {
    heading: 'Tu otra casa',
    text: 'Hay quien tiene su mesa en la cafetería. Tú vas a tener tu lugar en el salón, tu casillero de siempre y una recepción que te lee la cara. Ven antes del trabajo, ven después de una mala reunión, ven en tu día libre: la membresía te abre la puerta del salón y de su gente.',
    image: {
      picture: picture('membership/home-away'),
      alt: 'Un estudio de cinco arcos entre casas más altas',
    },
  },
  perks: {
    heading: 'Lo que trae cada membresía',
    items: [
      {
        heading: 'Tu mat, con tiempo',
        text: `Tus reservas abren al menos ${policies.bookingDays.others} días antes: acuéstate donde te gusta.`,
        image: { picture: picture('benefits/5'), alt: '' },
      },
      {
        heading: 'La biblioteca en línea',
        text: 'Flow, FIIT y Restore on demand, para cuartos de hotel y días de huracán.',
        image: { picture: picture('benefits/2'), alt: '' },
      },
      {
        heading: 'Mat y toalla, de cortesía',
        text: 'En todas las clases de Flow y FIIT van por la casa. Tú llega con tu agua y nada más.',
        image: { picture: picture('kinds/restore-detail-1'), alt: '' },
      },
      {
        heading: 'Casilleros',
        text: 'Con espacio para el bolso del trabajo y los zapatos con que llegaste.',
        image: { picture: picture('benefits/4'), alt: '' },
      },
      {
        heading: 'Duchas',
        text: 'Con buena presión, limpias y surtidas. De aquí te vas directo a cenar.',
        image: { picture: picture('benefits/3'), alt: '' },
      },
      {
        heading: 'Vestidores',
        text: 'Espejos, bancas y enchufes de sobra para el corre-corre de las siete.',
        image: { picture: picture('benefits/6'), alt: '' },
      },
    ],
  },
  pricing: {
    heading: 'Elige tu estudio, mira tu precio',
    text: 'Los precios cambian un poco de un estudio a otro. Elige el tuyo y verás los de verdad.',
    studioLabel: 'Tu estudio',
    apply: 'Ver precios',
    perMonth: 'al mes',
    choose: 'Elegir',
    premier: 'Estudio premier',
    terms: `Las membresías son de mes a mes. No son reembolsables ni transferibles; para cancelar o pausar, avisa por escrito con ${policies.noticeDays} días de anticipación.`,
    cards: [
      {
        id: 'vip',
        title: 'VIP Ilimitada',
        studioAccess: 'multi',
        studioAccessText: 'Acceso a todos los estudios',
        items: [
          highlight('Acceso ilimitado a todos los estudios'),
          highlight(`Reserva con hasta ${policies.bookingDays.vipUnlimited} días de anticipación`),
          highlight('10% de descuento en la tienda y los talleres'),
          highlight('Cuatro pases de invitado al mes con descuento'),
          item('Clases ilimitadas en el estudio'),
          item('Mat y toallas'),
          item('Clases on demand ilimitadas'),
        ],
      },
      {
        id: 'unlimited',
        title: 'Ilimitada',
        studioAccess: 'single',
        studioAccessText: 'Acceso a un estudio',
        items: [
          highlight('Clases ilimitadas en el estudio'),
          item('Acceso a un estudio'),
          item(`Reserva con hasta ${policies.bookingDays.others} días de anticipación`),
          item('Mat y toallas'),
          item('Clases on demand ilimitadas'),
        ],
      },
      {
        id: 'eight',
        title: '8 visitas al mes',
        studioAccess: 'single',
        studioAccessText: 'Acceso a un estudio',
        items: [
          highlight('8 clases al mes en el estudio'),
          item('Acceso a un estudio'),
          item(`Reserva con hasta ${policies.bookingDays.others} días de anticipación`),
          item('Mat y toallas'),
          item('Clases on demand ilimitadas'),
        ],
      },
    ],
  },
  packages: {
    heading: 'Paquetes de clases',
    text: 'Para quien viaja, para los vecinos de temporada y para quien no quiere amarrarse. Los paquetes no vencen.',
    classLabel: (classCount) => (classCount === 1 ? 'clase' : 'clases'),
    perClass: (dollars) => `$${dollars} cada una`,
    startingAt: 'Desde',
    buy: 'Compra en la app',
  },
  referral: {
    heading: `Trae a alguien y gana $${referralCredit}`,
    text: `Por cada persona que se haga miembro gracias a ti, ponemos $${referralCredit} de crédito en tu cuenta del estudio. Busca la opción “Refer a Friend” en la app, manda el enlace y nosotros llevamos la cuenta.`,
    image: {
      picture: picture('membership/referral'),
      alt: '',
    },
    link: { label: 'Búscala en la app', to: '/get-app' },
  },
  onDemand: {
    heading: 'La biblioteca viaja contigo',
    text: 'Más de cien clases grabadas en nuestros propios salones, con los instructores que ya conoces. Viene con tu membresía y cabe en el equipaje de mano.',
    image: {
      picture: picture('membership/on-demand'),
      alt: '',
    },
    cta: { label: 'EMPIEZA YA', to: '/get-app' },
  },
};

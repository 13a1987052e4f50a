import type { Translation } from '#content/translation.ts';
import { brand } from '#domain/brand.ts';
import { policies } from '#domain/policies.ts';
import { referralCredit, suspensionFee } from '#domain/prices.ts';
import { film } from '#media/film.ts';
import { picture } from '#media/picture.ts';
import type { cancellation as englishCancellation, faq as englishFaq } from '../../en/pages/faq.ts';

export const cancellation: Translation<typeof englishCancellation> = {
  heading: 'Cancelar o pausar una membresía',
  text: 'Te vamos a extrañar. Elige tu estudio, cuéntanos el motivo y le pasamos tu solicitud a la gerencia.',
  rules: [
    `Para cancelar o pausar hay que avisar por escrito con ${policies.noticeDays} días de anticipación.`,
    'Puedes pausar hasta dos veces por año calendario.',
    `Durante la pausa no se cobra la cuota mensual; el cargo es de $${suspensionFee} al mes. La cuota se reanuda automáticamente en la fecha en que termina la pausa.`,
  ],
  mailHeading: '¿Prefieres escribirlo tú?',
  mailText: 'Elige tu estudio arriba. Abrimos un mensaje en tu correo, ya dirigido a la gerencia.',
  mailLink: 'Escribir a la gerencia',
  mailUnopened: '¿No se abrió nada? Escribe a',
  mailSubject: (studio) => `Solicitud de cancelación o pausa - ${studio}`,
  formHeading: 'Tu solicitud',
};

export const faq: Translation<typeof englishFaq> = {
  crumb: 'Preguntas frecuentes',
  meta: {
    title: `Preguntas y respuestas | Hot yoga ${brand.name}`,
    description:
      'Calor, estacionamiento, reservas, pases de invitado, pausar o cancelar una membresía: respuestas claras a lo que más nos preguntan.',
  },
  heading: 'Preguntas frecuentes',
  text: 'Respuestas cortas, directas de recepción. Si falta la tuya, pregúntanos; puede ser la próxima en esta página.',
  image: { picture: picture('pages/faq'), alt: '' },
  groups: [
    {
      heading: 'Antes de venir',
      questions: [
        {
          id: 'how-hot',
          question: '¿Cuánto calor hace en el salón?',
          answer:
            'En Flow, entre 96 y 99 °F, con paneles radiantes y no con sopladores: así el calor es parejo y el aire se mantiene fresco. FIIT y Restore son un poco más suaves.',
        },
        {
          id: 'arrive',
          question: '¿A qué hora llego?',
          answer:
            '15 minutos antes de la clase. Te da tiempo de registrarte, cambiarte y escoger tu lugar. La puerta se cierra cuando empieza la clase.',
        },
        {
          id: 'bring',
          question: '¿Qué tengo que traer?',
          answer:
            'Agua y ropa para sudar. En Flow y FIIT el mat (tapete) y la toalla son cortesía, y en los estudios hay casilleros, duchas y vestidores.',
          linkType: 'page',
          link: 'Prepara tu primera clase',
          url: '/your-first-class',
        },
        {
          id: 'prepare',
          question: '¿Cómo me preparo para el calor?',
          answer:
            'Toma bastante agua el día antes, come ligero en las últimas dos horas y mira nuestro video corto de preparación.',
          linkType: 'video',
          link: 'Mira el video',
          film: film('first-class/preparation'),
        },
        {
          id: 'class-size',
          question: '¿Cuánta gente hay en una clase?',
          answer:
            'Unos 50–60 mats cuando está llena. Si te gusta tener espacio, reserva temprano y elige un mat en la orilla del salón.',
        },
        {
          id: 'age',
          question: '¿Desde qué edad se puede venir?',
          answer:
            'Desde los 18 años. Los menores son bienvenidos con el permiso de su padre, madre o tutor legal, firmado en recepción antes de la clase.',
        },
        {
          id: 'pregnant',
          question: '¿Puedo ir durante un embarazo o un tratamiento médico?',
          answer:
            'Pregúntale primero a tu médico y avísale a quien da la clase cuando llegues. El calor no le cae bien a todo el mundo en todo momento; con gusto te mostramos las clases sin calor de la biblioteca en línea.',
        },
      ],
    },
    {
      heading: 'Las reservas y la app',
      questions: [
        {
          id: 'book',
          question: '¿Cómo reservo una clase?',
          answer:
            'En nuestra app, para iPhone y Android. Elige un estudio, una clase y un lugar; desde la misma pantalla puedes cancelar.',
          linkType: 'appStores',
        },
        {
          id: 'book-ahead',
          question: '¿Con cuánta anticipación puedo reservar?',
          answer: `${policies.bookingDays.vipUnlimited} días con VIP Ilimitada y ${policies.bookingDays.others} días con Ilimitada y con 8 visitas al mes.`,
          linkType: 'page',
          link: 'Compara las membresías',
          url: '/membership',
        },
        {
          id: 'waitlist',
          question: 'La clase que quiero está llena. ¿Qué hago?',
          answer:
            'Anótate en la lista de espera en la app. Cuando alguien cancela, el mat es para la primera persona de la lista, y le llega un mensaje.',
        },
        {
          id: 'workshop-refund',
          question: '¿Me devuelven el dinero de una clase o de un taller?',
          answer:
            'Las clases y los talleres no son reembolsables. Los paquetes de clases no vencen: la clase que no usaste te espera.',
        },
        {
          id: 'online',
          question: '¿Cómo veo las clases en línea?',
          answer:
            'Los miembros ven toda la biblioteca. Los demás se registran en la página on demand y empiezan a verlas enseguida.',
          linkType: 'page',
          link: 'Ir a On demand',
          url: '/on-demand',
        },
      ],
    },
    {
      heading: 'La membresía',
      questions: [
        {
          id: 'contract',
          question: '¿Hay contrato?',
          answer: `Las membresías son de mes a mes. No son reembolsables ni transferibles, y terminan cuando tú nos digas, con un aviso por escrito de ${policies.noticeDays} días.`,
        },
        {
          id: 'guest-passes',
          question: '¿Puedo traer a alguien?',
          answer:
            'Sí. Los nuevos miembros del estudio reciben 3 pases de invitado gratis al mes, y VIP Ilimitada agrega cuatro pases de invitado con descuento. La persona que traigas debe llegar 15 minutos antes, con identificación.',
        },
        {
          id: 'refer',
          question: '¿Qué me dan por recomendar a alguien?',
          answer: `$${referralCredit} de crédito en el estudio por cada persona que se haga miembro. Usa la opción “Refer a Friend” de la app para que sepamos a quién darle las gracias.`,
          linkType: 'appStores',
        },
        {
          id: 'other-studios',
          question: '¿Puedo practicar en otros estudios?',
          answer:
            'VIP Ilimitada vale en todos. Ilimitada y 8 visitas al mes son para un solo estudio, el tuyo, que puedes cambiar si te mudas.',
          linkType: 'page',
          link: 'Mira todos los estudios',
          url: '/locations',
        },
        {
          id: 'suspend',
          question: '¿Puedo pausar mi membresía?',
          answer: `Hasta dos veces por año calendario, con un aviso por escrito de ${policies.noticeDays} días. Mientras no estás, no se te cobra la cuota mensual, sino un cargo por pausa de $${suspensionFee} al mes. La cuota se reanuda automáticamente en la fecha que elijas.`,
          linkType: 'page',
          link: 'Pedir una pausa',
          url: '#cancellation',
        },
        {
          id: 'cancel',
          question: '¿Cómo cancelo mi membresía?',
          answer: `Avísale a tu estudio por escrito con ${policies.noticeDays} días de anticipación. El formulario al final de esta página le escribe por ti a la gerencia que corresponde.`,
          linkType: 'page',
          link: 'Pedir una cancelación',
          url: '#cancellation',
        },
      ],
    },
    {
      heading: 'La tienda y el estudio',
      questions: [
        {
          id: 'exchange',
          question: '¿Puedo cambiar algo que compré en el estudio?',
          answer: `Sí, tienes ${policies.exchangeDays} días, si está sin usar y con sus etiquetas. Trae el recibo a la recepción de cualquier estudio.`,
        },
        {
          id: 'warranty',
          question: '¿Y si se rompe?',
          answer: `Si sale con un defecto de material o de fabricación, te lo cambiamos por garantía dentro de los ${policies.warrantyDays} días de la compra.`,
        },
        {
          id: 'parking',
          question: '¿Dónde me estaciono?',
          answer:
            'La página de cada estudio te lo dice: en qué garaje, cuántos minutos son gratis y dónde se valida.',
          linkType: 'page',
          link: 'Encuentra tu estudio',
          url: '/locations',
        },
        {
          id: 'lost',
          question: 'Se me quedó algo.',
          answer:
            'Lo que encontramos lo guardamos dos semanas en recepción. Llama a tu estudio o mándanos un mensaje y lo buscamos.',
          linkType: 'page',
          link: 'Contáctanos',
          url: '/contact-us',
        },
        {
          id: 'groups',
          question: '¿Dan clases para mi equipo?',
          answer:
            'Con gusto, y la primera clase privada para grupos es gratis. Dinos cuántos son y cuándo quieren venir.',
          linkType: 'page',
          link: 'Pide una clase para tu grupo',
          url: '/groupclasses',
        },
      ],
    },
  ],
  cancellation,
  stillAsking: {
    heading: '¿Te quedó alguna duda?',
    text: 'Una persona de verdad lee cada mensaje, casi siempre el mismo día.',
    link: { label: 'Pregúntanos', to: '/contact-us' },
  },
};

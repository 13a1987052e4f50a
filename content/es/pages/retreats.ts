import { trips } from '#content/catalog/trips.ts';
import type { Translation } from '#content/translation.ts';
import { brand } from '#domain/brand.ts';
import { film } from '#media/film.ts';
import { picture } from '#media/picture.ts';
import type { retreatForm as englishForm, retreats as englishRetreats } from '../../en/pages/retreats.ts';

export const retreatForm: Translation<typeof englishForm> = {
  heading: 'Avísame del próximo',
  text: 'Déjanos tus datos y te mandamos fechas, precios y fotos apenas haya viaje. Un mensaje al mes, como mucho.',
  submit: 'Quiero enterarme',
};

export const retreats: Translation<typeof englishRetreats> = {
  crumb: 'Retiros',
  meta: {
    title: `Retiros de yoga en Tulum y Cabo San Lucas | ${brand.name}`,
    description:
      'Viaja con tus instructores: cinco noches en Tulum, cuatro en Cabo San Lucas. Dos prácticas al día, buena comida y tardes largas.',
  },
  banner: {
    heading: 'Llévate el sol contigo',
    text: 'Unas cuantas veces al año le pasamos llave al estudio y nos vamos a practicar junto al mar.',
    footage: {
      film: film('retreats/banner'),
      label: 'Olas, palmas y un sol bajo junto al mar.',
    },
    stayInTheLoop: 'Entérate primero',
  },
  story: {
    heading: 'Por qué viajamos',
    text: 'Todo empezó con once miembros, dos instructores y una casa alquilada donde servía una sola ducha.',
    paragraphs: [
      'Aquel primer viaje casi no tenía programa. Practicábamos cuando salía el sol, comíamos lo que había pescado el vecino y volvíamos a practicar cuando refrescaba. La última noche alguien preguntó cuándo era el próximo.',
      'Desde entonces crecimos. Las duchas sirven, la comida se planea y los cuartos tienen puertas que cierran. Lo que no ha cambiado es el tamaño del grupo, que cabe alrededor de dos mesas, ni la regla de que nadie tiene que hacer nada.',
    ],
    image: {
      picture: picture('retreats/thank-you'),
      alt: 'Tres personas en equilibrio en una terraza sobre el mar al amanecer',
    },
  },
  day: {
    heading: 'Un día, más o menos',
    steps: [
      {
        time: '6:45 a.m.',
        heading: 'Café y fruta',
        text: 'En silencio, si quieres. Casi todos quieren.',
      },
      {
        time: '7:30 a.m.',
        heading: 'Flow al amanecer',
        text: 'Noventa minutos al aire libre. El calor viene gratis.',
      },
      {
        time: '9:30 a.m.',
        heading: 'Desayuno',
        text: 'Largo, bullicioso y bien ganado.',
      },
      {
        time: '11:00 a.m.',
        heading: 'Tu tiempo',
        text: 'Báñate en el mar, lee, pasea, duerme. Quien quiera excursión, sale desde el portón.',
      },
      {
        time: '5:00 p.m.',
        heading: 'Restore',
        text: 'Cojines en la terraza mientras la luz se pone color miel.',
      },
      {
        time: '7:30 p.m.',
        heading: 'Cena',
        text: 'Una sola mesa, comida local y a la cama temprano. O no.',
      },
    ],
  },
  trips: {
    heading: 'Adónde vamos',
    offer: 'Mira la oferta',
    call: (number) => `Llama al ${number}`,
    items: trips,
  },
  questions: {
    heading: 'Bueno saberlo',
    items: [
      {
        id: 'level',
        question: '¿Tengo que saber mucho yoga?',
        answer:
          'No. Si has tomado unas cuantas clases, llevas el paso, y cada práctica tiene una versión suave. En cada viaje hay varias personas en su primer retiro.',
      },
      {
        id: 'alone',
        question: '¿Puedo ir solo o sola?',
        answer:
          'Así viaja más o menos la mitad del grupo. Puedes tener un cuarto para ti, o te buscamos compañía que se acueste a la misma hora que tú.',
      },
      {
        id: 'included',
        question: '¿Qué incluye?',
        answer:
          'El cuarto, desayuno y cena, dos prácticas al día, mats y accesorios, y el traslado del aeropuerto el primer y el último día. Los vuelos, los almuerzos y las excursiones los eliges tú.',
      },
      {
        id: 'partner',
        question: 'Mi pareja no practica. ¿Es un problema?',
        answer:
          'Para nada. Quien no practica viene a un precio reducido y suele ser quien más descansa de todo el grupo.',
      },
      {
        id: 'food',
        question: 'No como de todo. ¿Habrá comida para mí?',
        answer:
          'Dínoslo al reservar. Nuestras cocinas son vegetarianas de entrada y están acostumbradas a las alergias, a los veganos y a la gente que no habla antes del café.',
      },
      {
        id: 'refund',
        question: '¿Y si al final no puedo ir?',
        answer:
          'El depósito no es reembolsable. Si alguien toma tu lugar, te devolvemos lo que esa persona pague. A todos les recomendamos un seguro de viaje.',
      },
      {
        id: 'member',
        question: '¿Tengo que ser miembro?',
        answer: 'No. Los miembros se enteran de las fechas una semana antes; esa es la única diferencia.',
      },
    ],
  },
  form: retreatForm,
};

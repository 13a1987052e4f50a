import type { Translation } from '#content/translation.ts';
import { brand } from '#domain/brand.ts';
import { picture } from '#media/picture.ts';
import type { classes as english } from '../../en/pages/classes.ts';

export const classes: Translation<typeof english> = {
  crumb: 'Clases',
  meta: {
    title: `Clases de Flow, FIIT y Restore | Hot yoga ${brand.name}`,
    description: `Así es una clase de ${brand.name}: Flow, nuestro yoga caliente, 45 minutos de intervalos en FIIT y la calma de Restore, en el estudio y en línea.`,
  },
  hero: {
    heading: 'En el estudio && en línea',
    text: 'Los mismos instructores, las mismas secuencias, dos maneras de llegar. Ven por el calor; conéctate cuando la vida te deje en casa.',
    image: {
      picture: picture('classes/hero'),
      alt: 'Una clase en un salón color terracota, con el disco del sol al fondo',
    },
  },
  ways: [
    {
      heading: 'En el salón',
      text: 'Un calor que en casa no se imita, cincuenta personas que respiran a la vez y alguien que nota cuando se te suben los hombros.',
      image: { picture: picture('community/3'), alt: 'Una clase sentada a la luz de la mañana' },
      link: { label: 'Busca una clase', to: '/schedule' },
    },
    {
      heading: 'En el piso de tu casa',
      text: 'Los mismos instructores en video, desde una pausa corta hasta una clase completa, para los días en que el estudio queda lejos.',
      image: {
        picture: picture('vod/flow-2'),
        alt: 'Una instructora sostiene un equilibrio ante la cámara',
      },
      link: { label: 'Mira en línea', to: '/on-demand' },
    },
  ],
  bestStudios: [
    {
      heading: 'Los mejores estudios de la Florida, y lo decimos sin pena',
      text: 'Diseñamos cada estudio según la luz que recibe. Date una vuelta antes de venir.',
      images: [
        {
          picture: picture('classes/best-1'),
          alt: 'Una clase en postura del guerrero, abierta y de perfil',
        },
        {
          picture: picture('classes/best-2'),
          alt: 'Una mujer sentada con las piernas cruzadas junto a una vela',
        },
        {
          picture: picture('classes/best-3'),
          alt: 'Cinco personas en equilibrio frente al disco del sol, en un salón verde',
        },
        { picture: picture('classes/best-4'), alt: 'Práctica junto a ventanas altas en arco' },
        { picture: picture('classes/best-5'), alt: 'Brazos en alto frente al disco del sol' },
      ],
    },
    {
      heading: 'Salones hechos para sudar',
      text: 'Calor radiante, aire fresco varias veces por hora y un piso que perdona las rodillas.',
      images: [
        {
          picture: picture('classes/rooms-1'),
          alt: 'Una clase en un salón caliente con una pared color terracota',
        },
        {
          picture: picture('classes/rooms-2'),
          alt: 'Un salón caliente verde oliva con un abanico de luz',
        },
        { picture: picture('classes/rooms-3'), alt: 'Un salón caliente verde profundo con medio sol' },
        { picture: picture('classes/rooms-4'), alt: 'Un salón caliente color ciruela con un aro de luz' },
        { picture: picture('classes/rooms-5'), alt: 'Un salón caliente verde bosque con dos aros de luz' },
      ],
    },
  ],
  workouts: {
    heading: 'Tres clases, tres duraciones',
    text: 'Ninguna pide experiencia. En todas hay alguien en la última fila que empezó la semana pasada.',
    labels: { length: 'Duración', heat: 'Calor', goodFor: 'Ideal para' },
    types: [
      {
        kind: 'flow',
        name: 'Flow',
        minutes: '60 minutos',
        heat: '96–99 °F',
        heading: 'Vinyasa en el calor, sin parar',
        paragraphs: [
          'Casi todo el mundo nos conoce por Flow. La secuencia se arma desde abajo: saludos al sol para despertar la espalda, posturas de pie para encontrar las piernas, uno o dos equilibrios para callar la cabeza y, al final, el piso.',
          'Cada postura se nombra dos veces, una de ellas en palabras de todos los días. Haz la versión fácil cuando quieras. Nadie lleva la cuenta y el calor hace la mitad del trabajo.',
        ],
        goodFor: [
          'Espaldas tiesas y hombros de oficina',
          'El equilibrio y unas piernas firmes',
          'Despejar una cabeza llena',
        ],
        image: {
          picture: picture('kinds/flow'),
          alt: 'Una zancada alta con los brazos arriba, en luz color durazno',
        },
        smallImages: [
          { picture: picture('kinds/flow-detail-1'), alt: 'Una postura de Flow, de cerca' },
          { picture: picture('kinds/flow-detail-2'), alt: 'Una clase de Flow en postura del guerrero' },
        ],
        schedule: { label: 'Flow en el horario', to: '/schedule?kind=flow#classes' },
      },
      {
        kind: 'fiit',
        name: 'FIIT',
        minutes: '45 minutos',
        heat: 'Con calor',
        heading: 'Intervalos sin dónde esconderse',
        paragraphs: [
          'FIIT es nuestra clase de alta intensidad: 45 minutos de intervalos con mancuernas, bandas y tu propio peso. Cuarenta segundos de trabajo, veinte de arrepentimiento, y otra vez hasta que se acabe la música.',
          'Es de bajo impacto a propósito. Entrenas sin zapatos sobre un mat, sin saltar en el cemento. Al día siguiente duelen los músculos y no las articulaciones.',
        ],
        goodFor: [
          'Ganar fuerza en un almuerzo corto',
          'Quienes corren, quienes levantan pesas y quienes no tienen paciencia',
          'Un pulso para presumir',
        ],
        image: {
          picture: picture('kinds/fiit'),
          alt: 'Una rodilla que sube al pecho, en una luz roja de brasa',
        },
        smallImages: [
          { picture: picture('vod/fiit-12'), alt: 'Una sentadilla profunda en una clase de FIIT' },
          {
            picture: picture('kinds/fiit-detail-2'),
            alt: 'Una rodilla al pecho en una clase de FIIT, de cerca',
          },
        ],
        schedule: { label: 'FIIT en el horario', to: '/schedule?kind=fiit#classes' },
      },
      {
        kind: 'restore',
        name: 'Restore',
        minutes: '75 minutos',
        heat: 'Tibio y suave',
        heading: 'Permiso para acostarte',
        paragraphs: [
          'Restore va despacio a propósito. Siete u ocho posturas en 75 minutos, cada una sostenida por cojines, bloques y mantas, para que el músculo se quede sin excusas y suelte solo.',
          'El salón está en penumbra, más tibio que caliente. La gente llega después de vuelos largos, semanas largas y carreras largas. Algunos se duermen. También cuenta.',
        ],
        goodFor: [
          'Quienes duermen mal',
          'El día después de FIIT',
          'Quien ya no se acuerda de respirar hondo',
        ],
        image: {
          picture: picture('kinds/restore'),
          alt: 'Una persona descansa sentada entre cojines en un salón color crema',
        },
        smallImages: [
          { picture: picture('kinds/restore-detail-1'), alt: 'Dos cojines y una vela, listos para Restore' },
          {
            picture: picture('kinds/restore-detail-2'),
            alt: 'Un rato de silencio a la luz de las velas en Restore',
          },
        ],
        schedule: { label: 'Restore en el horario', to: '/schedule?kind=restore#classes' },
      },
    ],
  },
  cleaning: {
    heading: 'Tan limpio que te puedes acostar',
    text: 'Aquí pones la cara en el piso. Lo limpiamos como si fuéramos a acostarnos nosotros, porque nos acostamos.',
    image: {
      picture: picture('classes/cleaning'),
      alt: 'Un salón limpio y vacío entre dos clases',
    },
    standards: [
      {
        heading: 'Después de cada clase',
        text: 'Se trapea el piso y se lavan los mats por los dos lados antes de que entre el siguiente grupo.',
      },
      {
        heading: 'Aire que se mueve',
        text: 'El aire del salón se renueva con aire filtrado de afuera entre una clase y otra, y durante toda la clase.',
      },
      {
        heading: 'Toallas en agua bien caliente',
        text: 'Cada toalla se lava y se seca con calor después de un solo uso. Sin excepciones.',
      },
      {
        heading: 'Duchas todo el día',
        text: 'Los vestidores y las duchas se revisan cada hora y se limpian a fondo cada noche.',
      },
    ],
  },
};

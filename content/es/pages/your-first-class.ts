import type { Translation } from '#content/translation.ts';
import { brand } from '#domain/brand.ts';
import { film } from '#media/film.ts';
import { picture } from '#media/picture.ts';
import type { yourFirstClass as english } from '../../en/pages/your-first-class.ts';

export const yourFirstClass: Translation<typeof english> = {
  meta: {
    title: `Tu primera clase de hot yoga | ${brand.name}`,
    description:
      'Cuánto calor hace, a qué hora llegar, qué traer y qué pasa en el salón. Todo lo que debes saber antes de tu primera clase de yoga caliente.',
  },
  hero: {
    heading: 'Tu primera clase',
    text: 'Todos los que están en ese salón se pararon un día frente a la puerta sin saber si podrían. Esto es lo que les habría gustado saber.',
    schedule: { label: 'Busca una clase cerca', to: '/schedule' },
    image: {
      picture: picture('pages/your-first-class'),
      alt: 'Un salón color arena antes de la clase, con los mats en círculo',
    },
  },
  preparation: {
    heading: 'Mira esto primero',
    text: 'Un video corto sobre qué ponerte, dónde dejar tus cosas y cómo respirar cuando sube el calor.',
    footage: {
      film: film('first-class/banner'),
      label: 'Una clase descansa en el salón caliente.',
    },
    film: film('first-class/preparation'),
    play: 'Ver el video de preparación',
  },
  facts: [
    { figure: '96–99 °F', label: 'en el salón caliente, con paneles radiantes' },
    { figure: '15 minutos', label: 'antes de la clase: a esa hora te esperamos' },
    { figure: '50–60 mats', label: 'por clase, más o menos' },
  ],
  timeline: {
    heading: 'Así va la cosa',
    steps: [
      {
        time: 'El día antes',
        heading: 'Toma agua',
        text: 'La hidratación empieza la noche anterior, no en el estacionamiento. Come ligero en las últimas dos horas.',
      },
      {
        time: '15 minutos antes',
        heading: 'Regístrate en recepción',
        text: 'Llega 15 minutos antes con tu identificación. En recepción te enseñan los casilleros, las duchas y el salón, y te presentan a quien da la clase.',
      },
      {
        time: '5 minutos antes',
        heading: 'Busca tu lugar',
        text: 'Los zapatos y el teléfono se quedan afuera. Ponte en la última fila si te gusta ver lo que hacen los demás; ahí además está un poquito más fresco.',
      },
      {
        time: 'En la clase',
        heading: 'Quédate en el salón',
        text: 'Es tu única tarea. Siéntate o acuéstate cuando te haga falta. Respira por la nariz y toma sorbitos, no tragos.',
      },
      {
        time: 'Después',
        heading: 'Tómate tu tiempo',
        text: 'Una toalla fría, una ducha y algo salado. Lo vas a notar en menos de una hora, y esta noche duermes rico.',
      },
    ],
  },
  bring: {
    heading: 'Qué traer',
    text: 'Menos de lo que crees.',
    yours: {
      heading: 'De tu casa',
      text: 'Cuatro cosas, un bolso.',
      items: [
        'Una botella llena de agua, mientras más grande mejor',
        'Ropa ligera para sudar',
        'Una muda para después',
        'Tu identificación, para recepción',
      ],
    },
    ours: {
      heading: 'Te está esperando',
      text: 'Ya está en el estudio.',
      items: [
        'Un mat (tapete) y una toalla, de cortesía en Flow y FIIT',
        'Un casillero para tus cosas',
        'Duchas y vestidores',
        'Bloques, correas, cojines y pesas',
      ],
    },
  },
  questions: {
    heading: 'Lo que todo el mundo pregunta',
    items: [
      {
        id: 'flexible',
        question: 'No llego a tocarme los pies. ¿Espero hasta que pueda?',
        answer:
          'No. Esperar a tener flexibilidad para hacer yoga es como esperar a que se te quite la sed para tomar agua. Dobla las rodillas y ven.',
      },
      {
        id: 'too-hot',
        question: '¿Y si es demasiado calor para mí?',
        answer:
          'Siéntate, respira, toma agua. Si necesitas salir, sal y vuelve. El calor se siente más raro en los primeros quince minutos, y a la tercera visita ya te trata mucho mejor.',
      },
      {
        id: 'which-class',
        question: '¿Con qué clase empiezo?',
        answer:
          'Con Flow si quieres la experiencia completa; con Restore si prefieres entrar suave. En FIIT también puedes empezar de cero: agarra las pesas livianas.',
      },
      {
        id: 'wear',
        question: '¿Qué me pongo?',
        answer:
          'Menos ropa, y más ligera, de lo que imaginas. Shorts o leggings y una camiseta que no se te suba al doblarte. Se practica sin zapatos.',
      },
      {
        id: 'back-row',
        question: '¿La gente me va a mirar?',
        answer: 'Con 50–60 mats en el salón y sudor en los ojos, nadie mira a nadie. Es parte del encanto.',
      },
      {
        id: 'late',
        question: '¿Y si voy tarde?',
        answer:
          'En tu primera visita necesitamos esos 15 minutos para enseñarte el lugar, y la puerta se cierra cuando empieza la clase. Si te gana el tráfico, llama al estudio y te pasamos a la siguiente.',
      },
    ],
    all: { label: 'Todas las preguntas frecuentes', to: '/faq' },
  },
  dontGiveUp: {
    heading: 'No te rindas después de tu primera clase',
    text: 'La primera clase es la más difícil de todas. Mejora, y antes de lo que temes.',
    paragraphs: [
      'En la primera clase tu cuerpo conoce el calor y pone una queja. En la segunda reconoce el salón. Más o menos por la tercera te das cuenta de que se te olvidó mirar el reloj.',
      'Vuelve esa misma semana, mientras lo tienes fresco y los músculos se acuerdan del camino. Ayuda repetir instructor, hora y lugar. Después decides.',
    ],
    image: {
      picture: picture('pages/first-class-room'),
      alt: 'Una clase en postura del guerrero en el salón caliente',
    },
  },
};

import type { Translation } from '#content/translation.ts';
import { brand } from '#domain/brand.ts';
import { picture } from '#media/picture.ts';
import type {
  application as englishApplication,
  careers as englishCareers,
  notify as englishNotify,
} from '../../en/pages/careers.ts';

export const application: Translation<typeof englishApplication> = {
  heading: 'Mándanos tu solicitud',
  text: 'Envíanos tu currículum y unas líneas sobre ti. La gerencia del estudio que elijas lee cada solicitud.',
  submit: 'Enviar solicitud',
};

export const notify: Translation<typeof englishNotify> = {
  heading: '¿Hoy no hay nada para ti?',
  text: 'Dinos qué haces y dónde vives, y te escribimos cuando se abra algo.',
  submit: 'Avísame',
};

export const careers: Translation<typeof englishCareers> = {
  crumb: 'Trabaja con nosotros',
  meta: {
    title: `Trabaja en ${brand.name}: enseña, dirige, recibe`,
    description:
      'Trabaja en un salón cálido: instructores, recepción, gerencia y oficina en Florida. 401K con aporte del 4%, tiempo libre pagado y seguro médico.',
  },
  banner: {
    heading: 'Trabaja donde la gente llega cansada y se va contenta',
    text: 'Contratamos a gente amable y lo demás lo enseñamos. Si te acuerdas de los nombres y trapeas sin que te lo pidan, tenemos que hablar.',
    image: {
      picture: picture('pages/careers'),
      alt: 'Un salón color rosa con dos aros de luz, listo para el día',
    },
    openings: { label: 'Mira las vacantes', to: '#openings' },
  },
  benefits: {
    heading: 'Lo que recibes, además de las clases',
    text: 'El buen trabajo merece más que un descuento en leggings. Eso también te toca.',
    items: [
      {
        heading: '401K con 4% de aporte de la empresa',
        text: 'Tú guardas el 4% de tu sueldo y nosotros ponemos otro tanto.',
      },
      {
        heading: 'Tiempo libre pagado (PTO)',
        text: 'Días pagados, y esperamos que los tomes. Quien descansa enseña mejor.',
      },
      {
        heading: 'Seguro de salud',
        text: 'Cobertura médica, dental y de la vista para el personal elegible.',
      },
      {
        heading: 'Clases por la casa',
        text: 'Practica en cualquier estudio, cualquier día, y mira la biblioteca en línea en tu casa.',
      },
      {
        heading: 'Capacitación que te lleva lejos',
        text: 'La mitad de nuestros gerentes empezó en recepción. Los cursos del camino los pagamos nosotros.',
      },
      {
        heading: 'La tienda a precio de amigo',
        text: 'Descuento de empleado en todo lo que hay en la pared de la tienda.',
      },
    ],
    eligibility:
      'El 401K, el tiempo libre pagado y el seguro de salud son para el personal elegible. Pregúntanos cuáles vienen con tu puesto.',
  },
  team: {
    heading: 'Cuatro maneras de entrar',
    text: 'Distintas horas, el mismo salón.',
    image: {
      picture: picture('pages/careers-team'),
      alt: 'El equipo de un estudio sentado frente al disco del sol',
    },
    roles: [
      {
        position: 'Instructor o instructora',
        text: 'Das Flow, FIIT o Restore, te sabes los nombres de la primera fila y no pierdes de vista la última.',
      },
      {
        position: 'Recepción',
        text: 'Eres la primera cara y la última palabra. También sabes dónde están las ligas de pelo de repuesto.',
      },
      {
        position: 'Gerencia',
        text: 'Llevas un estudio como si tu nombre estuviera en la puerta: la gente, los números, los calentadores.',
      },
      {
        position: 'Oficina central',
        text: 'Gracias a ti los estudios tienen contratos, sueldos, fotos y programas que funcionan.',
      },
    ],
  },
  openings: {
    heading: 'Vacantes de hoy',
    text: 'Cada una te lleva a su propia página de solicitud.',
    apply: 'Solicitar',
    applyFor: (position, location) => `Solicitar el puesto: ${position}, ${location}`,
    none: 'No hay vacantes disponibles',
    noneHint: 'Deja tus datos abajo y serás de los primeros en saber cuando eso cambie.',
    failed: 'La lista de vacantes no cargó.',
    groups: {
      Teacher: 'Instructores',
      'Front Desk Associate': 'Recepción',
      Manager: 'Gerentes de estudio',
      Corporate: 'Oficina central',
    },
    employment: { FULL_TIME: 'tiempo completo', PART_TIME: 'medio tiempo' },
    count: (openings) => (openings === 1 ? '1 vacante' : `${openings} vacantes`),
  },
  application,
  notify,
};

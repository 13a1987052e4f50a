import type { Translation } from '#content/translation.ts';
import { brand } from '#domain/brand.ts';
import { picture } from '#media/picture.ts';
import type { teacherComments as englishComments, foundersBlurb as englishFounders } from '../en/teachers.ts';

export const foundersBlurb: Translation<typeof englishFounders> = {
  text: [
    'Odette Reyes enseñaba yoga en el salón de una iglesia de Fort Lauderdale que no tenía aire acondicionado. Simon Abara, ingeniero de calefacción, llegó porque lo mandó el médico. Después de la tercera clase le dijo que el calor estaba bien, pero el aire no: muy seco en el techo, muy quieto en el piso.',
    `Lo discutieron durante un año y luego, para salir de dudas, alquilaron un local donde antes vendían botes. Ella escribió la secuencia, él construyó el salón, y entre los dos encontraron el rango que ${brand.name} mantiene desde entonces: de 96 a 99 °F, con aire que se mueve.`,
    'Odette todavía forma en persona a cada instructor nuevo. Simon todavía entra en cada estudio antes de que abra, se quita los zapatos y se acuesta en el piso a buscar una corriente de aire.',
  ],
  founders: [
    {
      name: 'Odette Reyes',
      role: 'Cofundadora, directora de enseñanza',
      photo: picture('founders/1'),
    },
    { name: 'Simon Abara', role: 'Cofundador, constructor de salones', photo: picture('founders/2') },
  ],
};

export const teacherComments: Translation<typeof englishComments> = {
  1: 'Viví de estar sentado, así que sé lo que eso hace. La mayoría necesita menos estiramiento del que cree y más tiempo. Yo les doy tiempo.',
  2: 'En un bote no puedes parar porque te cansaste: otras siete personas cuentan con tus piernas. Eso traigo a FIIT, pero sin el agua fría.',
  3: 'Una vasija está centrada o no lo está, y se siente con los ojos cerrados. Enseño sin música para que cada quien descubra lo mismo en una postura.',
  4: 'Dicen que Restore es no hacer nada. Haz la prueba: quédate seis minutos ahí sin arreglar nada. Es lo más difícil que enseño.',
  5: 'La capoeira es una conversación, y una buena clase también. Yo pregunto con el tambor, tú contestas con los pies, y a veces la última fila interrumpe.',
  6: 'Pregunto antes de tocar. Siempre, aunque llevemos cinco años. La confianza se construye con las manos en los bolsillos.',
  7: 'Antes mis corredores preguntaban cuánta distancia. Ahora preguntan cuánto tiempo. La respuesta es la misma: hasta la meta, y después hablamos.',
  8: 'Me hice instructora a los sesenta y tres. Si estás esperando el momento perfecto, te aviso: no llega, y puedes venir igual.',
};

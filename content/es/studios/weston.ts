import type { Translation } from '#content/translation.ts';
import { weston as english } from '../../en/studios/weston.ts';

export const weston: Translation<typeof english> = {
  summary: 'A la orilla de los Everglades: un salón verde cerca del lago donde media clase se da en español.',
  parkingHeading: 'Junto al lago, con lugar para bicis',
  parking:
    'Del lado del lago hay estacionamiento gratis para unos 60 carros y un soporte para 30 bicicletas, que es la mejor idea: el sendero del lago pasa por nuestro portal. Por favor, deja los espacios de la panadería para la panadería.',
  detail: [
    'Al oeste hay hierba de los Everglades y después puro cielo, y al final del día eso se siente en el portal. La casa es un pabellón bajo con el techo sobre postes delgados. Adentro todo es verde bosque, con dos aros finos de luz, vigas de madera y un ventanal que echa sombras de hojas sobre las losas color arena.',
    'Aquí se cambia de idioma a mitad de la secuencia y nadie pestañea. Inhala, lift, y ya llegaste. Casi todos vinieron de Caracas, Bogotá o Buenos Aires por un buen distrito escolar, y traen a la mamá. Muchas veces los mats se ponen en círculo, que es como se sienta una familia.',
    'Entre semana empezamos a las 6:15 para quienes tienen la oficina en Miami, y el salón se vuelve a llenar cuando los niños ya están en la escuela y las bicicletas llegan en bandada.',
  ],
  alts: {
    exterior: 'El pabellón de Weston, con su techo plano sobre postes delgados',
    room: 'Dos aros de luz sobre una pared verde en Weston, con los mats en círculo',
    corner: 'Un ventanal con árboles bajo vigas de madera en Weston',
    detail: 'Cojines sobre los mats y sombras de hojas en las losas de Weston',
  },
  leader: {
    biography:
      'Daniela dirigió un periódico en Maracaibo y dice que un estudio es más fácil: la hora de cierre es la misma todos los días y al final todo el mundo se acuesta. Escribe la nota de los viernes para los miembros, en dos idiomas, y vale la pena leerla en los dos.',
  },
  reviews: english.reviews,
};

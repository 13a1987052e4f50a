import type { Translation } from '#content/translation.ts';
import { bocaRaton as english } from '../../en/studios/boca-raton.ts';

export const bocaRaton: Translation<typeof english> = {
  summary:
    'Un estudio color arena en el centro de Boca, donde practican juntas más edades que en ningún otro.',
  parkingHeading: 'En la plaza, las dos primeras filas',
  parking:
    'Entra a la plaza por Camino Alameda y usa las dos primeras filas, bajo las palmas: tienen sombra, son gratis y llevan el letrero del estudio. El valet del restaurante de al lado no es nuestro; sigue de largo.',
  detail: [
    'Una fachada blanca de estilo misión, tres arcos y un banco junto a la puerta donde la conversación dura hasta el almuerzo. Adentro, el salón es del color de la arena tibia, con ventanales en arco, piso en espiga y un pequeño sol en un nicho, donde otros pondrían una lámpara.',
    'Nuestra alumna de más edad tiene 84 años y practica aquí cinco días a la semana, primera fila, a la izquierda. La persona más joven llegó con un permiso firmado. Los instructores guían a las dos sin dar discursos. Para Restore los mats se ponen en círculo, y así nadie tiene que estar adelante.',
    'Entre semana empezamos a las 6:00\u00a0a.m., sin ruido; la clase famosa es la de después de dejar a los niños en la escuela. Si en febrero quieres un lugar junto a las ventanas, resérvalo apenas se abra la semana.',
  ],
  alts: {
    exterior: 'La fachada blanca de estilo misión del estudio de Central Boca Raton, con tres arcos',
    room: 'Un sol en un nicho en arco en Central Boca Raton, con los mats en círculo',
    corner: 'Ventanas en arco con palmas y manchas de sol en el salón de Boca',
    detail: 'Un cojín y velas sobre un mat verde oscuro, con piso en espiga',
  },
  leader: {
    biography:
      'Miriam dirigió una escuela intermedia en Queens, y el estudio funciona como allá en el mejor día del año: a tiempo, con una sonrisa y sin correr por el pasillo. Empezó con el hot yoga a los 51 para demostrarle a su doctor que se equivocaba. Hoy él también es miembro.',
  },
  reviews: english.reviews,
};

import type { Translation } from '#content/translation.ts';
import { winterPark as english } from '../../en/studios/winter-park.ts';

export const winterPark: Translation<typeof english> = {
  summary:
    'Bajo los árboles, cerca de la cadena de lagos: nuestro estudio de la Florida Central, crema por fuera y lleno de luz.',
  parkingHeading: 'Calle con sombra y catorce espacios',
  parking:
    'Detrás del estudio hay catorce espacios; se entra por la callecita de ladrillo. Cuando están ocupados, en la avenida puedes dejar el carro tres horas gratis, y los fines de semana el cuarto nivel del garaje de la biblioteca está abierto para ti.',
  detail: [
    'Las calles de ladrillo frenan el tráfico y los robles hacen el resto. Nuestra casa es una lechería de 1926, de paredes gruesas color crema y techo de tejas: guarda el calor como antes guardaba el frío. De un lado hay una hilera de puertas en arco; del otro, una cortina larga; y en la pared verde mar, entre las dos, una ventana redonda mira al jardín.',
    'Músicos de orquesta, enfermeras, especialistas en óptica de los laboratorios de la universidad, artistas de los parques que no te pueden decir a qué ratón conocen. Son gente educada. Es el único estudio donde alguien le pide disculpas a su propio mat.',
    'Ven temprano entre semana, cuando la primera clase es a las 6:15\u00a0a.m., y camina después hasta el lago; estarán saliendo los botes de remo. Cuando la clase la da Elise, toca la viola en los últimos minutos, y quien llega tarde espera afuera, entre los olivos, para que no cruja el piso.',
  ],
  alts: {
    exterior: 'La fachada crema de estilo misión del estudio de Winter Park, con techo de tejas',
    room: 'Una ventana redonda al jardín en una pared verde mar en Winter Park',
    corner: 'Puertas de cristal en arco y olivos en el salón de Winter Park',
    detail: 'Cojines y velas al sol de la mañana en Winter Park',
  },
  leader: {
    biography:
      'Maggie llevó la taquilla de una pequeña compañía de ópera durante veintiséis temporadas y nunca vendió un asiento de más. Tomó su primera clase en este edificio cuando todavía era polvo, sobre el concreto, con el abrigo puesto. Si llegas temprano, toca en el cristal.',
  },
  reviews: english.reviews,
};

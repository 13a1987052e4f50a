import type { Translation } from '#content/translation.ts';
import { coralSprings as english } from '../../en/studios/coral-springs.ts';

export const coralSprings: Translation<typeof english> = {
  summary:
    'Un estudio de barrio en tonos terracota, cerca del puente cubierto: ideal para empezar y famoso por sus sábados.',
  parkingHeading: 'Estacionamiento gratis, dos entradas',
  parking:
    'Estaciona a cualquier lado del edificio: los dos lados son gratis y las dos puertas llevan a la misma recepción. Entre semana, de 2:20 a 2:50\u00a0p.m., el tráfico de la escuela bloquea Cypress Run Drive; a esa hora entra por la calle del canal.',
  detail: [
    'Losas de barro en el piso, una pared naranja, un sol detrás de listones de madera y faroles blancos a distintas alturas, como si alguien los hubiera ido soltando uno por uno. El ventanal da al césped y a los árboles. Detrás está el canal, y casi todos los días hay una garza en la orilla que ya es nuestra mascota.',
    'Aquí se dan más primeras clases que en ningún otro lugar de Broward. Si es la tuya, quien da la clase te espera en recepción diez minutos antes para saber qué te duele, y los bloques y cojines están en tu mat antes de que sepas para qué sirven.',
    'Las puertas abren a un cuarto para las seis y la primera clase entre semana es a las 6:15\u00a0a.m. La mañana del sábado es la más sociable: grupos enteros de corredores, un club de lectura y, al salir, una mesa con naranjas picadas.',
  ],
  alts: {
    exterior: 'La fachada terracota de estilo misión del estudio de Coral Springs',
    room: 'Un sol detrás de listones de madera y faroles blancos en Coral Springs',
    corner: 'Estantes abiertos y faroles redondos en el salón de Coral Springs',
    detail: 'Cojines y velas sobre un mat color vino, rodeado de losas de barro',
  },
  leader: {
    biography:
      'Vikram era farmacéutico en una sala de emergencias, empezó Flow por su propia presión y guarda la gráfica para probarlo. Desde que abrimos ha recibido en recepción a cada nuevo miembro. Las naranjas son de los árboles que tiene detrás de la casa.',
  },
  reviews: english.reviews,
};

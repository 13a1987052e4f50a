import type { Translation } from '#content/translation.ts';
import { coralGables as english } from '../../en/studios/coral-gables.ts';

export const coralGables: Translation<typeof english> = {
  summary:
    'Un estudio premier detrás de cinco arcos color crema en los Gables, con 90 minutos gratis de garaje.',
  note: 'Estamos justo detrás del Hotel Alcázar, del lado de Minorca: ponte de espaldas a la entrada lateral del hotel, cruza Avenida Minorca y verás nuestros cinco arcos a la izquierda.',
  parkingHeading: '90 minutos gratis en el garaje',
  parking:
    'El garaje Minorca te da 90 minutos de estacionamiento gratis: alcanzan para un Flow de 60 minutos y una ducha sin prisa. Entra por el callejón de atrás del hotel, toma un ticket y muéstralo en recepción cuando llegues. Un Restore de 75 minutos más el té puede pasarse; la hora siguiente se cobra a la tarifa de la ciudad.',
  detail: [
    'Cinco arcos, un portal fresco, una puerta con un sol: la entrada te baja el ritmo antes de que nadie diga una palabra. El salón es alto y formal, crema en tres paredes y verde oliva en la cuarta, donde medio sol abre sus rayos de luz como un abanico. Arriba, casetones oscuros; abajo, piso en espiga; en las ventanas, olivos.',
    'Las mañanas son de las oficinas de la avenida, con disciplina de equipo de remo y espejos en arco para comprobarla. Al final de la tarde llegan a pie los vecinos, y también un grupo fiel de la universidad que corrige exámenes bajo los arcos.',
    'Este estudio no tiene gerente propio. Lo llevan por turnos cuatro veteranos de la recepción, los mismos cuatro desde que abrimos, y cualquiera de ellos puede cambiar una reserva, encontrar un arete perdido o decirte quién riega los olivos.',
  ],
  alts: {
    exterior: 'Cinco arcos color crema en la fachada del estudio de Coral Gables',
    room: 'Medio sol con rayos de luz sobre una pared verde oliva, Coral Gables',
    corner: 'Ventanas en arco y olivos a lo largo del salón de Coral Gables',
    detail: 'Mats y bloques sobre piso en espiga frente al abanico de luz',
  },
  reviews: english.reviews,
};

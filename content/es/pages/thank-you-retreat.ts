import type { Translation } from '#content/translation.ts';
import { brand } from '#domain/brand.ts';
import { picture } from '#media/picture.ts';
import type { thankYouRetreat as english } from '../../en/pages/thank-you-retreat.ts';

export const thankYouRetreat: Translation<typeof english> = {
  meta: {
    title: `Gracias, nos vemos junto al mar | Retiros ${brand.name}`,
    description:
      'Apenas haya próximo viaje, les escribimos con fechas, cuartos y precios a todos los que están en nuestra lista.',
  },
  heading: '¡Gracias!',
  text: 'Los que están en nuestra lista reciben las fechas antes de que salgan los afiches. Mientras tanto, mira el agua un minuto.',
  image: {
    picture: picture('retreats/thank-you'),
    alt: 'Un mar en calma y un sol bajo',
  },
  links: [
    { label: 'Volver a los retiros', to: '/retreats' },
    { label: 'Busca una clase esta semana', to: '/schedule' },
  ],
};

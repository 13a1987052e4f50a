import type { Translation } from '#content/translation.ts';
import { brand } from '#domain/brand.ts';
import { picture } from '#media/picture.ts';
import type { threeForFree as english } from '../../en/pages/three-for-free.ts';

export const threeForFree: Translation<typeof english> = {
  meta: {
    title: `Pruébanos con 3 clases GRATIS | ${brand.name}`,
    description:
      'Tres clases de hot yoga (yoga caliente) o fitness en el estudio cerca de ti, gratis para residentes locales. Elígelas en la app y ven.',
  },
  hero: {
    heading: '¡Pruébanos con 3 clases GRATIS!',
    text: 'Una clase te habla del calor. Tres te hablan de ti. Saca a Flow, FIIT y Restore a dar una vuelta y, si te gusta, quédate con las llaves.',
    cta: { label: 'PRUÉBALAS YA', to: '/get-app' },
    condition: 'Solo para residentes locales. Por favor, trae tu identificación a recepción.',
    image: { picture: picture('pages/three-for-free'), alt: '' },
  },
  benefits: {
    heading: 'Lo que hacen tres clases',
    tiles: [
      {
        heading: 'Duermes',
        text: 'Calor, esfuerzo y una exhalación larga. La mayoría lo nota la primera noche.',
        image: { picture: picture('benefits/3'), alt: '' },
      },
      {
        heading: 'Te sueltas',
        text: 'Un músculo tibio cede; uno frío se pone terco.',
        image: { picture: picture('kinds/flow-detail-1'), alt: '' },
      },
      {
        heading: 'Ganas fuerza',
        text: 'Tu propio peso basta y sobra cuando lo sostienes cinco respiraciones.',
        image: { picture: picture('vod/fiit-12'), alt: '' },
      },
      {
        heading: 'Sudas',
        text: 'Más de lo que creías posible. Trae la botella grande.',
        image: { picture: picture('kinds/fiit-detail-2'), alt: '' },
      },
      {
        heading: 'Te concentras',
        text: 'Una hora sin pantallas. El mundo se las arregla.',
        image: { picture: picture('kinds/restore-detail-1'), alt: '' },
      },
      {
        heading: 'Encuentras a tu gente',
        text: 'A la tercera clase ya alguien se sabe tu nombre.',
        image: { picture: picture('benefits/1'), alt: '' },
      },
    ],
  },
  method: {
    heading: `El método ${brand.name}`,
    text: 'Tres clases que se apoyan entre sí. Tómalas en el orden que quieras; juntas hacen una semana.',
    steps: [
      {
        heading: 'Muévete',
        text: 'Flow abre las articulaciones y enlaza respiración y postura hasta que una hora parece una sola frase larga.',
        image: { picture: picture('method/1'), alt: '' },
      },
      {
        heading: 'Esfuérzate',
        text: 'FIIT sube el pulso y construye el músculo que sostiene tus posturas.',
        image: { picture: picture('kinds/fiit'), alt: '' },
      },
      {
        heading: 'Descansa',
        text: 'Restore deja que el trabajo se asiente. Sin ella, las otras dos son puro ejercicio.',
        image: { picture: picture('method/3'), alt: '' },
      },
    ],
  },
  people: {
    heading: 'La gente del mat de al lado',
    text: 'Enfermeras que salen del turno de noche, capitanes jubilados, estudiantes, mamás primerizas y una dentista en plena forma. Te vas a sentir en casa.',
    images: [
      { picture: picture('community/1'), alt: 'Miembros en equilibrio sobre una pierna en un salón verde' },
      { picture: picture('community/2'), alt: 'Miembros en una postura del guerrero bien abierta' },
      { picture: picture('community/3'), alt: 'Miembros sentados en silencio frente al disco del sol' },
      { picture: picture('community/4'), alt: 'Una fila de miembros con los brazos extendidos' },
    ],
  },
  signUp: {
    heading: 'Tres mats te esperan',
    text: 'Registrarte es cosa de un minuto. Elegir la clase, un poquito más.',
    cta: { label: 'Regístrate: tres clases gratis', to: '/app' },
  },
  banner: { label: 'Mis 3 clases gratis en la app', to: '/get-app' },
};

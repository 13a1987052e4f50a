import type { Translation } from '#content/translation.ts';
import type { overloadPage as english } from '../../en/pages/overload-page.ts';

export const overloadPage: Translation<typeof english> = {
  title: 'Salón lleno',
  text: 'En este momento hay más gente de la que podemos recibir a la vez. Intenta de nuevo en unos segundos: nada de lo que enviaste antes se perdió.',
  sent: 'Esto tardó más de la cuenta. Puede que tu formulario nos haya llegado de todos modos: vuelve atrás y envíalo otra vez, contará una sola vez.',
};

import type { Translation } from '#content/translation.ts';
import { brand } from '#domain/brand.ts';
import { picture } from '#media/picture.ts';
import type { signUp as english } from '../../en/pages/sign-up.ts';

export const signUp: Translation<typeof english> = {
  meta: {
    title: `Crea tu cuenta | ${brand.name}`,
    description: `Crea tu cuenta de ${brand.name} en unos dos minutos. Después descarga la app, elige un estudio y reserva tu primera clase.`,
  },
  heading: 'Crea tu cuenta',
  text: 'Dos minutos, una sola vez. Después, cada clase queda a dos toques.',
  image: { picture: picture('home/app-preview'), alt: '' },
  groups: {
    you: 'Tus datos',
    emergency: 'En una emergencia',
    studio: 'Tu estudio',
    password: 'Tu contraseña',
  },
  emergencyHint: 'Alguien a quien podamos llamar si te sientes mal en clase.',
  passwordHint: 'Mínimo 8 caracteres, con letras, números y caracteres especiales.',
  marketing: `Sí, ${brand.name} puede comunicarse conmigo en el futuro por correo electrónico y mensaje de texto.`,
  terms: {
    before: 'Al crear una cuenta aceptas nuestros',
    terms: 'Términos y condiciones',
    and: 'y nuestra',
    privacy: 'Política de privacidad',
  },
  submit: 'Crear cuenta',
  haveAccount: { text: '¿Ya tienes cuenta?', link: { label: 'Entra desde la app', to: '/get-app' } },
};

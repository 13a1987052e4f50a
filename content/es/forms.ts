import { megabytes } from '#content/formats.ts';
import type { Translation } from '#content/translation.ts';
import { brand } from '#domain/brand.ts';
import { limits } from '#domain/forms/rules/limits.ts';
import { policies } from '#domain/policies.ts';
import { suspensionFee } from '#domain/prices.ts';
import type { formWords as english } from '../en/forms.ts';

const { cv, uploads } = limits;

const labels: Translation<typeof english.labels> = {
  name: 'Nombre',
  firstName: 'Nombre',
  lastName: 'Apellido',
  fullName: 'Nombre completo',
  email: 'Correo electrónico',
  phone: 'Número de teléfono',
  zip: 'Código postal (ZIP)',
  address: 'Dirección',
  city: 'Ciudad',
  state: 'Estado',
  studio: 'Estudio',
  studios: 'Estudios',
  description: 'Descripción',
  comments: 'Comentarios',
  dateOfBirth: 'Fecha de nacimiento',
  emergencyName: 'Nombre de tu contacto de emergencia',
  emergencyPhone: 'Teléfono de tu contacto de emergencia',
  password: 'Contraseña',
  repeatPassword: 'Repite la contraseña',
  position: 'Puesto',
  freeDays: 'Días en que puedes trabajar',
  careerDescription: 'Cuéntanos de ti',
  curriculumVitae: 'Currículum',
  company: 'Grupo o empresa',
  classDate: 'Fecha preferida',
  attendees: 'Número de asistentes',
  retreatLocation: 'Adónde te gustaría ir',
  retreatComment: 'Algo que debamos saber',
  teachingStory: 'Por qué quieres enseñar',
  reason: 'Motivo',
  cancelType: 'Qué quieres hacer',
  suspensionDuration: 'Por cuánto tiempo',
  accountId: 'Número de cuenta',
  files: 'Fotos o grabaciones',
};

export const formWords: Translation<typeof english> = {
  labels,
  hints: {
    careerDescription: 'Dónde has estado y qué traes contigo: dos o tres frases.',
    cancellationReason: 'Con una frase basta.',
    date: 'Mes / día / año (el mes va primero)',
    cv: `Obligatorio. Un archivo de hasta ${megabytes(cv.maxBytes)}: docx, doc o pdf.`,
    classDate: 'Mes / día / año (el mes va primero). Una fecha aproximada está bien.',
    retreatLocation: 'Mar, montaña, un lugar que tengas en mente.',
    files: `Hasta ${uploads.maxFiles} archivos, ${megabytes(uploads.maxTotalBytes)} en total: JPEG, PNG, BMP, MP4, QuickTime, AVI o WMV.`,
  },
  /** Texts of the fields with a fixed list of values, in the order of the page. */
  choices: {
    position: {
      Corporate: 'Oficina central',
      Studio_Manager: 'Gerente de estudio',
      Teacher: 'Instructor(a)',
      Front_Desk: 'Recepción',
    },
    freeDays: {
      Monday: 'Lunes',
      Tuesday: 'Martes',
      Wednesday: 'Miércoles',
      Thursday: 'Jueves',
      Friday: 'Viernes',
      Saturday: 'Sábado',
      Sunday: 'Domingo',
    },
    cancelType: { cancel: 'Cancelar mi membresía', suspend: 'Pausar mi membresía' },
  },
  choose: { studio: 'Elige un estudio', one: 'Elige una opción' },
  durations: {
    days: { heading: 'Días', one: 'día', more: 'días' },
    months: { heading: 'Meses', one: 'mes', more: 'meses' },
  },
  condition: `Entiendo que mi estudio necesita un aviso por escrito con ${policies.noticeDays} días de anticipación, y que una pausa cuesta $${suspensionFee} al mes y termina sola.`,
  preSaleSubmit: 'Enviar mis datos',
  requestSubmit: 'Enviar solicitud',
  requestSent: {
    heading: '¡Gracias!',
    text: 'La gerencia de uno de nuestros estudios te contactará muy pronto para hablar de los detalles.',
    again: 'Nuevo formulario',
  },
  cancellationSent: {
    heading: 'Tu solicitud ya está con la gerencia',
    text: 'Te confirmarán la fecha por correo electrónico. Hasta entonces no cambia nada, y tu mat sigue siendo tuyo.',
    again: 'Nuevo formulario',
  },
  teacherTrainingSent: {
    heading: '¡Gracias!',
    text: 'Recibimos tu solicitud. Leemos todas las historias y contestamos en un plazo de dos semanas.',
    again: 'Nuevo formulario',
  },
  careerSent: {
    heading: '¡Gracias!',
    text: 'Recibimos tu solicitud. Si hay un puesto para ti, la persona encargada de contratar se comunicará contigo.',
    again: 'Nuevo formulario',
  },
  openingsNoticeSent: {
    heading: 'Ya estás en la lista',
    text: 'Cuando se abra un puesto como el tuyo, te avisaremos antes de publicarlo.',
    again: 'Nuevo formulario',
  },
  /** The text comes from the page. */
  onDemandSent: { heading: '¡Gracias!', again: 'Nuevo formulario' },
  supportRequestSent: {
    heading: '¡Gracias!',
    text: 'Ya tenemos tu solicitud. Alguien de nuestro equipo de soporte técnico se comunicará contigo muy pronto.',
    again: 'Nuevo formulario',
  },
  upload: {
    choose: 'Elige archivos',
    chooseOne: 'Elige un archivo',
    drop: 'o arrástralos hasta aquí',
    dropOne: 'o arrástralo hasta aquí',
    failed: 'NO SE PUDO SUBIR.',
    tryAgain: 'INTENTAR OTRA VEZ',
    /** Shown when the form is sent while it has rejected files. */
    leftOver: (count) =>
      count === 1
        ? 'Hay un archivo que no se puede enviar. Quítalo o elige otro, y envía.'
        : `Hay ${count} archivos que no se pueden enviar. Quítalos o elige otros, y envía.`,
    remove: (file) => `Quitar ${file}`,
    progress: 'Progreso',
    cancel: 'Cancelar',
  },
  characters: (typed, least) => `${typed} de al menos ${least} caracteres`,
  sending: 'Enviando',
  checkFields: (count) => (count === 1 ? 'Revisa un campo:' : `Revisa ${count} campos:`),
  /** Offline, and the browser cannot store the form: it has a password, or storage is switched off. */
  offline:
    'No tienes conexión, y este formulario no se puede guardar para después. Deja la página abierta y envíalo otra vez cuando te conectes.',
  /** For a form that is shown as sent but is still unsent. */
  sentLater: 'Ahora mismo no tienes conexión. Lo enviaremos en cuanto te conectes.',
  /** For an unsent form. */
  waiting: {
    heading: 'Todavía no se ha enviado: no hubo conexión con nosotros',
    kept: (when) => `Todo lo que escribiste ${when} está guardado en este navegador.`,
    later:
      'Lo enviamos en cuanto haya conexión; tú no tienes que hacer nada. También puedes cerrar esta página: se enviará la próxima vez que abras nuestro sitio en este navegador.',
    tryNow: 'Intentar ahora',
    stillNoResponse: 'Todavía no hay conexión. Seguimos intentando.',
    change: 'Cambiarlo',
    sent: (when) => `Ya nos llegó lo que escribiste ${when}.`,
    refused: (when) => `No pudimos aceptar lo que escribiste ${when}. Revísalo, por favor.`,
    expired: (when) =>
      `Lo que escribiste ${when} no se pudo enviar en una semana, así que lo borramos de este navegador. Escríbelo otra vez, por favor.`,
    openForm: 'Abrir el formulario',
  },
  /** The browser is online, but there was no response. */
  noResponse:
    'No hubo respuesta. Todo lo que escribiste sigue aquí, y si lo envías otra vez cuenta una sola vez.',
  draftRestored: 'Guardamos lo que escribiste la última vez.',
  draftRestoredWithoutFiles:
    'Guardamos lo que escribiste la última vez, pero no los archivos: vuelve a adjuntarlos, por favor.',
  draftRestoredWithoutPassword:
    'Guardamos lo que escribiste la última vez, pero nunca una contraseña. Todavía no se ha enviado: escribe una contraseña y envíalo.',
  startOver: 'Empezar de nuevo',
  honeypot: `Déjalo vacío: ${brand.name} lo usa para detectar robots`,
  showPassword: 'Mostrar contraseña',
};

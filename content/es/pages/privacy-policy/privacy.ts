import { links } from '#content/facts/links.ts';
import type { Translation } from '#content/translation.ts';
import { brand } from '#domain/brand.ts';
import { policies } from '#domain/policies.ts';
import { erasureHoldYears, retention } from '#domain/retention.ts';
import type { privacy as english } from '../../../en/pages/privacy-policy/privacy.ts';
import { inWords } from '../../number-words.ts';

export const privacy: Translation<typeof english> = {
  id: 'privacy',
  title: 'Política de privacidad',
  indexLabel: 'Política de privacidad',
  effective: 'En vigor desde el 28 de agosto de 2018',
  intro: `Traducción de cortesía de la política original en inglés, que es la que prevalece. Esta política explica qué sabe ${brand.fullName} de usted, qué hacemos con esa información, con quién la compartimos y qué puede pedirnos. Recopilamos lo que necesitamos para dar bien las clases, y no vendemos información personal por dinero.`,
  sections: [
    {
      heading: 'Qué cubre esta política',
      paragraphs: [
        'Cubre este sitio web, nuestra app móvil, nuestra biblioteca en línea, nuestros estudios y los mensajes que intercambiamos. No cubre los sitios ni las apps de otros, aunque tengamos enlaces a ellos.',
        'Información personal es todo lo que le identifica o que de manera razonable puede vincularse con usted.',
      ],
    },
    {
      heading: 'Lo que usted nos da',
      paragraphs: ['Casi todo lo que sabemos nos lo ha dicho usted. Depende de lo que use:'],
      points: [
        'Cuenta: nombre y apellido, correo electrónico, teléfono, código postal (ZIP), fecha de nacimiento, estudio principal, contraseña, y el nombre y teléfono de un contacto de emergencia.',
        'Consultas: lo que escribe a ayuda general o a soporte técnico, con las imágenes y grabaciones que adjunte.',
        'Solicitudes de empleo: sus datos de contacto, los días que tiene libres, el puesto y el estudio que elige, lo que escribe sobre usted y su currículum.',
        'Interés en retiros, nuevos estudios, clases para grupos, formación de instructores o clases on demand: sus datos de contacto y sus comentarios y, para una clase de grupo, su empresa, la fecha y el número de personas.',
        'Cambios de membresía: su nombre, correo electrónico, estudio, motivo y la duración de la pausa.',
        'Compras: qué compró y cuándo. Los números de tarjeta van a nuestro proveedor de pagos y nosotros nunca los guardamos.',
      ],
    },
    {
      heading: 'Lo que recopilamos de forma automática',
      paragraphs: [
        'Cuando visita nuestro sitio web, nuestros servidores ven la dirección de su dispositivo (dirección IP), el tipo de navegador, la página que pidió y la página de la que viene. Guardamos esto en registros para operar el sitio, encontrar fallas y frenar abusos.',
        'Cuando envía un formulario guardamos la hora, la página desde la que se envió, la dirección IP y, si su visita empezó con un anuncio o un boletín, las etiquetas de campaña de la dirección (utm_source, utm_medium, utm_campaign).',
        'Cuando usa la app registramos las reservas, las llegadas al estudio y las clases que ve.',
      ],
    },
    {
      heading: 'Cookies y almacenamiento en su navegador',
      paragraphs: [
        'Usamos pocas cookies, y ninguna le sigue por internet por encargo de otros. Estas son las que importan:',
      ],
      points: [
        'Notas breves que duran una sesión, por ejemplo, que usted cerró una oferta.',
        'Una nota de que se registró para las clases on demand, para que los videos se reproduzcan sin volver a preguntar. Permanece en su navegador hasta que usted la borre.',
        'Borradores de textos largos que escribe en nuestros formularios, guardados en su dispositivo hasta que los envíe o los borre. Las contraseñas y los archivos nunca se guardan así.',
        'Una solicitud de clase para grupos que nuestro servidor no pudo recibir de inmediato, guardada en su dispositivo un día como máximo, para poder enviarla otra vez.',
        'Dos cookies de corta duración que le llevan a la app después de registrarse.',
        'Una cookie llamada hubspotutk, si nuestro proveedor de formularios de mercadeo la ha colocado. Nos dice si varios formularios vienen del mismo navegador.',
      ],
    },
    {
      heading: 'Su ubicación',
      paragraphs: [
        'Nuestro mapa y nuestro horario pueden encontrar el estudio más cercano a usted. Primero le preguntan a su navegador y, si usted dice que no, todo lo demás funciona igual. La posición se usa solo en su dispositivo; no se envía a nuestros servidores ni se guarda.',
      ],
    },
    {
      heading: 'Para qué la usamos',
      paragraphs: ['Usamos la información personal para:'],
      points: [
        'abrir su cuenta, tomar reservas y pagos, y registrar su llegada',
        'contestar sus preguntas y atender solicitudes de empleo, cancelaciones y pausas',
        'avisarle a alguien si usted se siente mal en clase',
        'informarle de cambios en una clase, un cobro o estos documentos',
        'contarle de clases, ofertas, retiros y nuevos estudios, si usted lo ha aceptado',
        'mantener seguros nuestros servicios, encontrar fallas y ver qué páginas le sirven a la gente',
        'cumplir nuestras obligaciones legales y defender nuestros derechos',
      ],
    },
    {
      heading: 'Correos y mensajes de texto',
      paragraphs: [
        'Con su permiso, en el futuro nos comunicamos con usted por correo electrónico y mensaje de texto para hablarle de nuestros estudios. El permiso nunca es condición para comprar nada. Su compañía de telefonía puede cobrarle tarifas de mensajes y datos.',
        'Cada correo de mercadeo trae un enlace para darse de baja, y usted puede responder STOP a cualquier mensaje de texto. Los mensajes sobre su cuenta, una reserva o una solicitud que usted hizo no son mercadeo, y esos los seguimos enviando.',
      ],
    },
    {
      heading: 'Con quién la compartimos',
      paragraphs: [
        'Dentro de la empresa, su información llega a quienes la necesitan: los gerentes del estudio que usted elige, el personal de soporte y, en las solicitudes de empleo, quienes contratan. Fuera de ella, la compartimos con:',
      ],
      points: [
        'empresas que trabajan para nosotros bajo contrato, como nuestros proveedores de reservas, pagos, correo, mensajes de texto, formularios de mercadeo, alojamiento y almacenamiento de archivos, que solo pueden usarla para ese trabajo',
        'operadores de estudios que funcionan con nuestro nombre, para sus propios visitantes y miembros',
        'autoridades y tribunales, cuando la ley lo exige o para proteger la seguridad o los derechos de alguien',
        'un comprador o sucesor, si la empresa o una parte de ella cambia de dueño, con los compromisos de esta política',
      ],
    },
    {
      heading: 'Cuánto tiempo la guardamos',
      paragraphs: [
        `Los registros de cuenta y de compras se guardan mientras usted esté con nosotros y durante ${inWords(retention.accounts.years)} años después, porque así lo piden las leyes de impuestos y de contratos. Las consultas, los contactos y los archivos de soporte se guardan hasta ${inWords(retention.leads.years)} años; las solicitudes de empleo, hasta ${inWords(retention.applications.years)} años; los registros del servidor, hasta ${inWords(retention.serverLogs.days)} días. Las cancelaciones y las pausas se guardan hasta ${inWords(retention.contracts.years)} años, porque son el aviso escrito que termina o pausa un contrato. Los mensajes que parecen spam se guardan hasta ${inWords(retention.heldSpam.days)} días. Nuestro registro de lo que el personal hizo con su información se guarda hasta ${inWords(12 * retention.staffLog.years)} meses.`,
        'Cuando se cumple el plazo, borramos la información o le quitamos todo lo que apunte a usted.',
      ],
    },
    {
      heading: 'Cómo la protegemos',
      paragraphs: [
        'Las conexiones con nuestro sitio web y nuestra app están cifradas. Las contraseñas se guardan solo de una forma que no permite volver a leerlas. Los archivos que se suben se mantienen aparte del sitio web, con nombres que no se pueden adivinar, y solo puede abrirlos el personal que tenga un motivo.',
        'Ningún sistema es perfectamente seguro. Si una falla de seguridad pone en riesgo su información, se lo diremos a usted y a las autoridades como lo exige la ley de la Florida.',
      ],
    },
    {
      heading: 'Lo que usted puede pedirnos',
      paragraphs: [
        `Usted puede preguntar qué guardamos sobre usted, pedir que se corrija, recibir una copia o pedir que se borre. También puede retirar un permiso que haya dado, en cualquier momento y sin dar razones. Contestamos en un plazo de ${policies.privacyAnswerDays} días y antes le pedimos que demuestre quién es.`,
        `Hay cosas que debemos guardar por un tiempo, como las facturas, una cancelación o una solicitud de empleo durante sus primeros ${inWords(12 * erasureHoldYears.application)} meses, y cosas que no podemos deshacer, como un correo ya enviado. Si negamos una solicitud, le decimos por qué.`,
      ],
    },
    {
      heading: 'Menores',
      paragraphs: [
        'Nuestros servicios son para personas de 18 años o más. Los menores necesitan el consentimiento de su padre, madre o tutor legal. No recopilamos a sabiendas información de menores de 13 años sin el consentimiento verificado de uno de los padres; si usted cree que lo hemos hecho, escríbanos y la borraremos.',
      ],
    },
    {
      heading: 'Visitantes de otros lugares',
      paragraphs: [
        'Estamos en la Florida y nuestros servicios son para personas en los Estados Unidos. Si los usa desde otro país, su información se procesa en los Estados Unidos, donde la ley quizás la proteja de forma distinta que en su país.',
        'Algunos estados dan más derechos a sus residentes. Atendemos esas solicitudes de cualquier persona, viva donde viva, hasta donde sea razonable.',
      ],
    },
    {
      heading: 'Señales de su navegador',
      paragraphs: [
        'Como no vendemos información personal ni la compartimos para publicidad entre sitios web, una señal de Do Not Track o de Global Privacy Control no tiene aquí nada que apagar. Tratamos igual a quienes la envían y a quienes no.',
      ],
    },
    {
      heading: 'Cambios, ley y contacto',
      paragraphs: [
        'Podemos cambiar esta política. La fecha que aparece al principio dice desde cuándo rige; si un cambio es importante, lo anunciamos en este sitio web y por correo electrónico antes de que entre en vigor.',
        'Esta política se rige por la ley de la Florida, y los tribunales del condado de Broward, Florida, deciden las disputas sobre ella.',
        `Para todo lo que tenga que ver con su información, escriba a ${links.mail.privacy}. Le va a contestar una persona de verdad.`,
      ],
    },
  ],
};

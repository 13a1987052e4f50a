import { links } from '#content/facts/links.ts';
import type { Translation } from '#content/translation.ts';
import { brand } from '#domain/brand.ts';
import type { license as english } from '../../../en/pages/privacy-policy/license.ts';

export const license: Translation<typeof english> = {
  id: 'license',
  title: 'Contrato de licencia de usuario final de la app móvil',
  indexLabel: 'Licencia de la app',
  effective: 'En vigor desde el 28 de agosto de 2018',
  intro: `Traducción de cortesía del contrato original en inglés, que es el que prevalece. Este contrato trata de la app móvil de ${brand.name} para iPhone y Android (la “app”). Se celebra entre usted y ${brand.fullName}, y no con la empresa en cuya tienda obtuvo la app.`,
  sections: [
    {
      heading: 'Aceptación de este contrato',
      paragraphs: [
        'Al instalar o usar la app, usted acepta este contrato y, con él, nuestros Términos y condiciones y nuestra Política de privacidad, que rigen lo que haga por medio de la app. Si no los acepta, elimine la app de su dispositivo.',
      ],
    },
    {
      heading: 'Lo que usted puede hacer',
      paragraphs: [
        'Le damos una licencia personal, limitada, revocable y gratuita para instalar y usar la app en dispositivos que sean suyos o que estén bajo su control, según lo permitan las reglas de su tienda. La licencia no es exclusiva, y usted no puede transferirla ni cederla.',
      ],
    },
    {
      heading: 'Lo que usted no puede hacer',
      paragraphs: ['Salvo que la ley lo permita de manera expresa, usted no puede:'],
      points: [
        'copiar, alquilar, prestar, vender ni publicar la app o partes de ella',
        'modificarla, traducirla, descompilarla ni intentar obtener su código fuente',
        'quitar avisos sobre derechos ni presentar la app como propia',
        'grabar, descargar ni retransmitir clases de la biblioteca',
        'evadir medidas de seguridad ni usar la app para llegar a datos de otras personas',
        'usar robots o programas para reservar clases o guardar lugares que no piensa usar',
      ],
    },
    {
      heading: 'Edad y cuenta',
      paragraphs: [
        'Para usar la app usted debe tener 18 años o más, o contar con el consentimiento de su padre, madre o tutor legal, que acepta este contrato en su nombre. Entre con su propia cuenta, mantenga en secreto su contraseña y bloquee su dispositivo: quien lo tenga en la mano puede reservar con él.',
      ],
    },
    {
      heading: 'Reservas y compras',
      paragraphs: [
        'Las reservas, membresías, paquetes de clases y créditos en la app se rigen por nuestros Términos y condiciones, incluidas sus reglas sobre reembolsos, cancelación, pausa y pases de invitado. Los servicios del estudio nos los compra a nosotros, no a la tienda.',
        'La app hace lo posible por mostrar cuántos lugares quedan. Un lugar es suyo solo cuando la app lo ha confirmado.',
      ],
    },
    {
      heading: 'Hacer ejercicio con la app',
      paragraphs: [
        'Las clases en línea son ejercicio sin un instructor en el salón. Haga espacio, ponga un mat sobre un piso que no resbale y deténgase si siente dolor o mareo. No caliente una habitación para practicar sin ventilarla. Si tiene dudas sobre su salud, consulte a un médico antes de empezar.',
      ],
    },
    {
      heading: 'Permisos y datos',
      paragraphs: [
        'La app le pregunta antes de usar las notificaciones, su calendario, sus contactos para invitaciones, su cámara o su ubicación. Usted puede negar o retirar cada permiso en los ajustes de su dispositivo; el resto de la app sigue funcionando.',
        'La Política de privacidad, más arriba en esta página, explica qué información nos envía la app y qué hacemos con ella.',
      ],
    },
    {
      heading: 'Actualizaciones y disponibilidad',
      paragraphs: [
        'Mejoramos la app de vez en cuando. Las actualizaciones pueden instalarse de forma automática y pueden agregar, cambiar o quitar funciones. Las versiones viejas pueden dejar de funcionar. Podemos apagar la app o partes de ella para darle mantenimiento, y podemos dejar de ofrecerla; las membresías que usted haya pagado siguen siendo válidas en los estudios.',
      ],
    },
    {
      heading: 'Propiedad',
      paragraphs: [
        `La app se le da en licencia y no se le vende. Todos los derechos sobre ella, su diseño, código, textos, imágenes y videos, y sobre el nombre ${brand.name}, siguen siendo nuestros y de quienes nos otorgan licencias. Los componentes de código abierto tienen sus propias licencias, que la app enumera.`,
      ],
    },
    {
      heading: 'Servicios de terceros',
      paragraphs: [
        'La app funciona junto con servicios de otras empresas, por ejemplo de pagos, mapas y transmisión de video. Esos servicios se rigen por sus propios términos. Su compañía de telefonía puede cobrarle los datos que la app use.',
      ],
    },
    {
      heading: 'Sin garantía',
      paragraphs: [
        'La app se ofrece “tal cual” y “según disponibilidad”. En la medida en que la ley lo permita, excluimos toda garantía, expresa o implícita, incluidas las de comerciabilidad, idoneidad para un fin determinado y no infracción. No prometemos que funcione en todos los dispositivos ni sin fallas.',
      ],
    },
    {
      heading: 'Límites de responsabilidad',
      paragraphs: [
        'En la medida en que la ley lo permita, no respondemos por daños incidentales, especiales o consecuentes que surjan del uso de la app o de la imposibilidad de usarla, y nuestra responsabilidad por daños directos se limita a cincuenta dólares. La responsabilidad que por ley no puede limitarse queda intacta.',
      ],
    },
    {
      heading: 'Las tiendas',
      paragraphs: [
        'La empresa cuya tienda usted usó no tiene obligación de mantener la app ni de dar soporte. Si la app no cumple una garantía que no pudo excluirse, usted puede notificar a esa empresa y ella puede reembolsarle el precio de la app, si lo hubo; no le debe nada más.',
        'Si la app le causa un daño, viola una ley o infringe un derecho, el reclamo se nos hace a nosotros y no a la tienda. La empresa de la tienda y sus subsidiarias pueden exigirle el cumplimiento de este contrato como terceros beneficiarios.',
        'Usted confirma que no se encuentra en un país bajo embargo de los Estados Unidos ni figura en una lista estadounidense de partes prohibidas.',
      ],
    },
    {
      heading: 'Cuándo termina la licencia',
      paragraphs: [
        'Usted puede terminar este contrato en cualquier momento eliminando la app. El contrato termina por sí solo si usted lo incumple de manera grave. Después de eso ya no puede usar la app; las secciones sobre propiedad, garantía, responsabilidad y ley siguen en vigor. Eliminar la app no cancela una membresía.',
      ],
    },
    {
      heading: 'Ley, cambios y contacto',
      paragraphs: [
        'Este contrato se rige por las leyes de la Florida, y solo los tribunales estatales y federales del condado de Broward, Florida, deciden las disputas que surjan de él.',
        'Podemos publicar una nueva versión de este contrato con una actualización de la app. Si usted sigue usando la app después, acepta la nueva versión.',
        `¿Problemas con la app? Escriba a ${links.mail.app} o use Soporte técnico en nuestra página de contacto.`,
      ],
    },
  ],
};

import { links } from '#content/facts/links.ts';
import type { Translation } from '#content/translation.ts';
import { brand } from '#domain/brand.ts';
import { policies } from '#domain/policies.ts';
import { referralCredit, suspensionFee } from '#domain/prices.ts';
import type { terms as english } from '../../../en/pages/privacy-policy/terms.ts';
import { inWords } from '../../number-words.ts';

export const terms: Translation<typeof english> = {
  id: 'terms',
  title: 'Términos y condiciones',
  indexLabel: 'Términos y condiciones',
  effective: 'En vigor desde el 28 de agosto de 2018',
  intro: `Traducción de cortesía de los términos originales en inglés, que son los que prevalecen. Estos términos son el acuerdo entre usted y ${brand.fullName} (“${brand.name}”, “nosotros”). Cubren nuestros estudios, nuestro sitio web, nuestra biblioteca en línea y todo lo que nos compre. La app móvil tiene su propia licencia más abajo en esta página.`,
  sections: [
    {
      heading: 'Aceptación de estos términos',
      paragraphs: [
        'Al crear una cuenta, comprar una membresía, una clase o un producto, entrar a un estudio o usar este sitio web, usted acepta estos términos junto con nuestra Política de privacidad. Si no los acepta, por favor no use nuestros servicios.',
        'Algunos servicios tienen su propio acuerdo escrito, como un contrato de membresía, una exoneración de responsabilidad firmada en recepción o las condiciones de un retiro. Cuando ese acuerdo dice algo distinto, rige para ese servicio en lugar de estos términos.',
      ],
    },
    {
      heading: 'Quién puede usar nuestros servicios',
      paragraphs: [
        'Usted debe tener 18 años o más para tener una cuenta, comprarnos o participar en una clase. Si es menor, su padre, madre o tutor legal debe dar su consentimiento, firmar la exoneración de responsabilidad y aceptar estos términos en su nombre. Podemos pedir prueba de edad o de consentimiento en cualquier momento.',
        'Usted confirma que los datos que nos da son verdaderos y que los mantiene al día, incluido su contacto de emergencia.',
      ],
    },
    {
      heading: 'Su cuenta',
      paragraphs: [
        'Su cuenta es solo suya. No comparta su contraseña y avísenos de inmediato si cree que otra persona ha usado su cuenta. Usted responde por lo que se haga con ella hasta que nos haya avisado.',
        'Podemos cerrar o suspender una cuenta que se haya usado para incumplir estos términos, engañar a otras personas o revender nuestras clases. Si la cerramos sin que usted tenga la culpa, le devolvemos lo que haya pagado por servicios que aún no recibió.',
      ],
    },
    {
      heading: 'Membresías y cobros',
      paragraphs: [
        'Las membresías son de mes a mes. La cuota se cobra por adelantado, cada mes en el día en que usted se inscribió, a la forma de pago que nos dio, hasta que la membresía se cancele o se pause como se describe en la sección siguiente.',
        'Las membresías no son reembolsables ni transferibles. No se pueden vender, prestar ni compartir, y las visitas que no se usen en un mes no pasan al siguiente.',
        `Lo que incluye una membresía, en qué estudios vale y con cuánta anticipación se puede reservar se indica donde usted la compra. Los precios varían de un estudio a otro. Le avisamos al menos ${policies.changeNoticeDays} días antes de que entre en vigor un cambio de su cuota, para que pueda cancelar a tiempo.`,
        'Si un pago falla, lo intentamos otra vez y se lo hacemos saber. Mientras no se pague, podemos rechazar reservas. No cobramos intereses, pero le trasladamos los cargos que un banco nos cobre por un pago devuelto, en la medida en que la ley lo permita.',
      ],
    },
    {
      heading: 'Cancelar o pausar una membresía',
      paragraphs: [
        `Para cancelar o pausar (suspender) una membresía, usted nos da un aviso por escrito con ${policies.noticeDays} días de anticipación. Un mensaje a los gerentes de su estudio, por correo electrónico o con el formulario de nuestra página de preguntas frecuentes, cuenta como escrito. Las cuotas que caigan dentro de esos ${policies.noticeDays} días se cobran, y usted puede usar la membresía hasta que se cumplan.`,
        `Usted puede pausar una membresía hasta dos veces por año calendario. Durante la pausa no se le cobra la cuota; en su lugar se cobra un cargo de $${suspensionFee} por mes. La cuota se reanuda automáticamente en la fecha que usted eligió para volver, sin otro mensaje de nuestra parte.`,
        'La ley de la Florida da a quienes compran servicios de estudios de salud ciertos derechos de cancelación, por ejemplo, poco después de firmar, cuando un estudio cierra o se muda lejos, o en caso de muerte o discapacidad permanente. Nada en estos términos le quita esos derechos.',
      ],
    },
    {
      heading: 'Clases, paquetes y talleres',
      paragraphs: [
        'Las clases sueltas, los paquetes de clases y los talleres no son reembolsables. Los paquetes de clases no vencen y solo puede usarlos la persona que los compró.',
        'Las clases empiezan a tiempo, y la puerta se cierra en ese momento. Un lugar que no se ocupe al empezar la clase puede darse a alguien de la lista de espera. Las cancelaciones tardías y las reservas no usadas pueden costarle la visita o un cargo, como lo muestra la app antes de que usted confirme.',
        'Podemos cambiar instructores, horas, salones y el contenido de una clase, y podemos cancelar una clase por el clima, por seguridad o por falta de reservas. Si cancelamos, la visita vuelve a su cuenta.',
      ],
    },
    {
      heading: 'Ofertas, pases de invitado y recomendaciones',
      paragraphs: [
        'Las clases gratis para quienes vienen por primera vez son solo para residentes locales, con identificación al registrarse en recepción, y se pueden pedir una sola vez por persona. No tienen valor en efectivo y no se combinan con otras ofertas, a menos que lo digamos.',
        'El descuento en el primer mes, el acceso a la biblioteca que viene con una membresía y los pases de invitado mensuales son para membresías nuevas contratadas en el estudio y duran lo que diga la oferta. Los pases de invitado que no se usen antes de terminar el mes se pierden.',
        `Un miembro gana $${referralCredit} de crédito en el estudio por cada recomendación efectiva, es decir, cuando una persona invitada por medio de la opción “Refer a Friend” de la app se hace miembro y empieza a pagar su cuota. El crédito es solo para nuestros servicios y productos. Podemos retener el crédito que se obtuvo inventando personas o invitándose a sí mismo.`,
      ],
    },
    {
      heading: 'Tienda: cambios y garantía',
      paragraphs: [
        `Los artículos de la tienda se pueden cambiar dentro de los ${policies.exchangeDays} días siguientes a la compra si no se han usado y conservan sus etiquetas originales. Por higiene no aceptamos devoluciones de botellas de agua, ropa interior ni mats que se hayan desenrollado.`,
        `Si un artículo sale con un defecto de material o de fabricación dentro de los ${inWords(policies.warrantyDays)} días siguientes a la compra, lo reemplazamos en garantía por el mismo o, si ya no se fabrica, por uno equivalente. El desgaste, los accidentes y la secadora no son defectos.`,
      ],
    },
    {
      heading: 'Su salud y el calor',
      paragraphs: [
        'Nuestras clases son ejercicio físico, y muchas se dan en un salón caliente, a una temperatura de entre 96 y 99 °F. El ejercicio y el calor tienen riesgos, entre ellos deshidratación, desmayos, desgarros y, rara vez, lesiones graves. Usted participa por su propia voluntad y acepta estos riesgos.',
        'Consulte a un médico antes de empezar si está embarazada, toma medicamentos, sufre del corazón, tiene la presión alta o baja, o cualquier otra razón para cuidarse. Cuéntele sus lesiones a quien da la clase. Pare y descanse cuando lo necesite; en nuestros salones nadie puede presionar a nadie para que siga.',
        'Nuestros instructores no son médicos. Lo que dicen es una guía de movimiento y no un consejo médico. Lo mismo vale para nuestro sitio web y nuestras clases en línea.',
      ],
    },
    {
      heading: 'En el estudio',
      paragraphs: [
        'Por favor, cuide a las personas, los salones y el silencio. Podemos pedirle que se vaya a cualquiera que ponga en peligro o acose a otros, esté bajo la influencia del alcohol o las drogas, o se niegue a seguir las instrucciones de seguridad; en casos graves podemos terminar una membresía sin reembolso.',
        'Los casilleros son para lo que dure su visita. Los vaciamos cada noche y guardamos lo que encontramos durante dos semanas. No respondemos por objetos de valor que se dejen en el estudio o en su carro, a menos que la pérdida sea culpa nuestra.',
        'No está permitido filmar ni fotografiar a otras personas sin su consentimiento. Cuando nosotros filmamos o fotografiamos una clase lo anunciamos, y usted siempre puede elegir un mat fuera de la imagen.',
      ],
    },
    {
      heading: 'Nuestro sitio web y las clases en línea',
      paragraphs: [
        `Los textos, imágenes, videos, secuencias, nombres y marcas de este sitio web y de nuestra biblioteca pertenecen a ${brand.name} o a quienes nos los dan en licencia. Usted puede verlos en casa, para su uso personal. No puede copiarlos, publicarlos, venderlos ni mostrarlos en público, ni enseñar con ellos por dinero, sin nuestro permiso por escrito.`,
        'No intente dañar, sobrecargar ni rastrear nuestros sistemas por medios automáticos, llegar a datos que no son para usted ni pasarle a otros el acceso a la biblioteca.',
      ],
    },
    {
      heading: 'Lo que usted nos envía',
      paragraphs: [
        'Cuando nos envía un mensaje, una solicitud, una reseña o un archivo, usted confirma que puede hacerlo y que no viola ninguna ley ni ningún derecho de otra persona. Lo que envía sigue siendo suyo. Usted nos permite guardarlo, mostrarlo al personal que lo atiende y, si es una reseña, publicarla con su nombre de pila y su estudio hasta que nos pida que dejemos de hacerlo.',
        'Las ideas que nos ofrezca sin que se las pidamos podemos usarlas sin deberle nada por ellas.',
      ],
    },
    {
      heading: 'Lo que no prometemos',
      paragraphs: [
        'Cuidamos que nuestros estudios sean seguros y que nuestro sitio web sea correcto, pero ofrecemos nuestros servicios tal como son. En la medida en que la ley lo permita, no garantizamos que estén disponibles sin interrupción, libres de errores o que sirvan para un fin determinado, más allá de lo que dicen estos términos.',
        'Si ponemos un enlace a otro sitio, es para su comodidad. No controlamos esos sitios ni respondemos por ellos.',
      ],
    },
    {
      heading: 'Responsabilidad',
      paragraphs: [
        'En la medida en que la ley lo permita, no respondemos por pérdidas indirectas o consecuentes, por ganancias ni por datos perdidos, y nuestra responsabilidad total por cualquier reclamo se limita a lo que usted nos haya pagado en los doce meses anteriores al hecho que lo originó.',
        'Estos límites no rigen donde la ley los prohíbe, en particular ante daños que causemos a propósito o por negligencia grave.',
        'Si un tercero nos hace un reclamo porque usted incumplió estos términos o la ley, usted cubrirá el daño y el costo razonable de nuestra defensa.',
      ],
    },
    {
      heading: 'Ley aplicable y tribunales',
      paragraphs: [
        'Estos términos se rigen por las leyes del Estado de la Florida, sin tomar en cuenta sus normas sobre conflictos de leyes. Toda disputa que no podamos resolver hablando la deciden los tribunales estatales o federales ubicados en el condado de Broward, Florida, y tanto usted como nosotros aceptamos su jurisdicción.',
        'Por favor, escríbanos primero. Casi todo lo puede resolver la gerencia de un estudio en unos días.',
      ],
    },
    {
      heading: 'Cambios y contacto',
      paragraphs: [
        `Podemos cambiar estos términos. La versión vigente está siempre en esta página, y avisamos a los miembros por correo electrónico de los cambios que los afectan, al menos ${policies.changeNoticeDays} días antes de que rijan. Si usted sigue usando nuestros servicios después de ese día, la nueva versión rige para usted.`,
        'Si una parte de estos términos resulta inválida, el resto sigue en vigor. Si alguna vez no exigimos un derecho, eso no quiere decir que renunciemos a él.',
        `Si tiene preguntas sobre estos términos, escríbanos a ${links.mail.legal} o pase por la recepción de cualquier estudio.`,
      ],
    },
  ],
};

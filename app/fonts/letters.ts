const ascii = Array.from({ length: 0x7f - 0x20 }, (_, i) => String.fromCharCode(0x20 + i)).join('');
/** The letters of Spanish, and of French and a few other names. */
const letters = 'ÁÇÉÍÑÓÚÜàáâçèéêëíîïñóôöùúûü';
const marks = '¡©®°·½¿×–—‘’“”•…€™';

/** The characters of both typefaces. After a change, `npm run fonts --prefix media/tools` cuts them again. */
export const lettersOfFonts = ascii + letters + marks;

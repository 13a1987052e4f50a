/** Where unsent forms lie in the browser's storage. By itself, because every page looks there and few find anything. */
export const unsentPlace = 'unsent-forms';

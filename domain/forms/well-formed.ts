/** `String.prototype.isWellFormed` for every browser: half a surrogate pair cannot be stored, and a rule must not throw. */
export const isWellFormed = (text: string): boolean => !/\p{Surrogate}/u.test(text);

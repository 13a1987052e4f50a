/** "954-555-0142" as a `tel:` URL that works from any country. */
export const telephoneLink = (number: string): string => `tel:+1-${number}`;

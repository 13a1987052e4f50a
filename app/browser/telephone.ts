/** "954-555-0142" as an address that a phone can dial from anywhere. */
export const telephoneLink = (number: string): string => `tel:+1-${number}`;

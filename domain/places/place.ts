/** A town or ZIP code of Florida, as `/places` returns it for a typed text. */
export type Place = { id: string; label: string; detail: string; latitude: number; longitude: number };

/** The given value if it is one of the allowed values. */
export const oneOf = <Value extends string>(
  allowed: readonly Value[],
  given: string | null,
): Value | undefined => allowed.find((value) => value === given);

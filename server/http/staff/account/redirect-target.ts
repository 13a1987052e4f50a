/** The path below /staff to go on with; anything else is the home screen, so that no link leads elsewhere. */
export const safeRedirectTarget = (given: string | null): string =>
  given && /^\/(?![/\\])[^\s\\]{0,500}$/.test(given) ? given : '/';

/** The path below /staff to continue with; the start screen for any other value, such as another site. */
export const safeRedirectTarget = (given: string | null): string =>
  given && /^\/(?![/\\])[^\s\\]{0,500}$/.test(given) ? given : '/';

/** The path below /staff to continue with. Any other value becomes the start screen, so that no link leads to another site. */
export const safeRedirectTarget = (given: string | null): string =>
  given && /^\/(?![/\\])[^\s\\]{0,500}$/.test(given) ? given : '/';

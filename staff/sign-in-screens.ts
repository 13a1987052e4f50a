import type { Screen } from './screen-types.ts';

/**
 * Screens without React: plain HTML and the script of the passkey forms. A JSON request for one of these
 * screens gets `{ isFullNavigation: true }` instead, and the client sends the form again as a normal
 * navigation.
 */
const signInScreens = ['sign-in', 'invite', 'recovery-codes', 'verify'] as const satisfies Screen['name'][];

export type SignInScreen = (typeof signInScreens)[number];

export const isSignInScreen = ({ name }: Screen): boolean =>
  (signInScreens as readonly Screen['name'][]).includes(name);

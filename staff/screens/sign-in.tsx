import type { ScreenView } from '#staff/contract.ts';

export const SignIn: ScreenView<'sign-in'> = () => null;

import type { ScreenView } from '#staff/contract.ts';

export const Password: ScreenView<'password'> = () => null;

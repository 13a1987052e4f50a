import type { ScreenView } from '#staff/contract.ts';

export const Me: ScreenView<'me'> = () => null;

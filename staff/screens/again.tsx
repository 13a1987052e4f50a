import type { ScreenView } from '#staff/contract.ts';

export const Again: ScreenView<'again'> = () => null;

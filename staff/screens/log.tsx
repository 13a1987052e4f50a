import type { ScreenView } from '#staff/contract.ts';

export const Log: ScreenView<'log'> = () => null;

import type { ScreenView } from '#staff/contract.ts';

export const Missing: ScreenView<'missing'> = () => null;

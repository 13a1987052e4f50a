import type { ScreenView } from '#staff/contract.ts';

export const Codes: ScreenView<'codes'> = () => null;

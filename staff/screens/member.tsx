import type { ScreenView } from '#staff/contract.ts';

export const Member: ScreenView<'member'> = () => null;

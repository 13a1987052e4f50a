import type { ScreenView } from '#staff/contract.ts';

export const Team: ScreenView<'team'> = () => null;

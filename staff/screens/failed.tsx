import type { ScreenView } from '#staff/contract.ts';

export const Failed: ScreenView<'failed'> = () => null;

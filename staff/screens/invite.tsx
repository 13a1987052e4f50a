import type { ScreenView } from '#staff/contract.ts';

export const Invite: ScreenView<'invite'> = () => null;

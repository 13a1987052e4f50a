import { marianaTek } from '#server/integrations/booking/mariana-tek/mariana-tek.ts';
import type { NamedProvider } from '#server/integrations/booking/mirror/provider.ts';
import type { FakeApi } from './fake-api.ts';
import { marianaApi } from './mariana-api.ts';
import { offsetProvider } from './offset/offset.ts';
import { offsetApi } from './offset-api.ts';

/** A mirrored provider and the interface of a fake of its system. */
export type System = { provider: NamedProvider; api: FakeApi };

export const marianaSystem: System = { provider: { ...marianaTek, name: 'mariana-tek' }, api: marianaApi };
export const offsetSystem: System = { provider: { ...offsetProvider, name: 'offset' }, api: offsetApi };

/** Every one passes the contract and the tests of outages and invalid responses. */
export const systems: readonly System[] = [marianaSystem, offsetSystem];

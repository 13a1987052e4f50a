import { openDatabase } from '#server/db/connect.ts';
import { createStaffRouterSite } from '#tests/site/staff-router-site.ts';
import type { TakeResponse, Takers, Turn } from './run-takes.ts';

/**
 * One process of the site. All its members press "Take" on the lead that the parent sends, at once, and
 * report the responses.
 */
const { settings, dataDir, members } = JSON.parse(process.argv[2] ?? '') as Takers;
const database = await openDatabase(settings);
const site = createStaffRouterSite(database, () => '', { settings: { DATA_DIR: dataDir } });

const take = async (lead: string, { id, token }: Takers['members'][number]): Promise<TakeResponse> => {
  const request = site.withCookie(token);
  const response = await request(`/leads/${lead}/take`, {}, { accept: 'application/json' });
  const { status } = response;
  // The member who got the lead is redirected to it, without a body.
  const text = (await response.text()) || '{}';
  const { screen } = JSON.parse(text) as { screen?: { data?: Pick<TakeResponse, 'conflict'> } };
  return { id, status, conflict: screen?.data?.conflict ?? null };
};

process.on('message', async ({ lead, at }: Turn) => {
  site.clock.time = at;
  process.send?.(await Promise.all(members.map((member) => take(lead, member))));
});
process.once('disconnect', () => process.exit());
process.send?.('ready');

import { touchIslands } from '../../e2e/loading/hydration.ts';
import { openPage } from './slow-phone.ts';

type TraceEvent = { name: string; ph: string; ts: number; tdur?: number; pid: number; tid: number };

/** The longest task of the main thread during hydration, in CPU time: wall time includes other programs. */
export async function longestTaskOfHydration(at: string): Promise<number> {
  const { page, session } = await openPage(at);
  try {
    const events: TraceEvent[] = [];
    session.on('Tracing.dataCollected', ({ value }) => {
      events.push(...(value as unknown as TraceEvent[]));
    });
    const categories = ['toplevel', 'disabled-by-default-devtools.timeline', 'blink.user_timing'];
    await session.send('Tracing.start', { traceConfig: { includedCategories: categories } });
    await page.evaluate(() => performance.mark('start of hydration'));
    await page.waitForFunction(touchIslands);
    await page.waitForTimeout(1500);
    const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
    await session.send('Tracing.end');
    await complete;
    const start = events.find(({ name }) => name === 'start of hydration');
    if (!start) throw new Error('the trace has no mark');
    const tasks = events.filter(
      ({ name, ph, ts, pid, tid }) =>
        name === 'RunTask' && ph === 'X' && ts > start.ts && pid === start.pid && tid === start.tid,
    );
    return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur / 1000));
  } finally {
    await page.context().close();
  }
}

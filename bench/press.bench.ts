/**
 * Time from a press to what it shows, on a phone with a processor four times slower and a slow 4G network: at
 * 0.3, 1.5 and 6 s after load, with the script files and with all of them blocked. Medians over several cold
 * pages, beside one bare round trip in the same browser. Then the time from a link to the next page, and the
 * longest task while islands hydrate. `npm run bench -- press --rounds 5`; `--only menu` for one control,
 * `--only pages` or `--only tasks` for the rest.
 */
import type { Page } from '@playwright/test';
import { median } from './measure.ts';
import { type Control, controls } from './press/controls.ts';
import { longestTaskOfHydration } from './press/longest-task.ts';
import { changePage } from './press/page-change.ts';
import { closeSite, openPage, tap } from './press/slow-phone.ts';
import { report } from './report.ts';

const argument = (name: string) => process.argv[process.argv.indexOf(`--${name}`) + 1];
const rounds = process.argv.includes('--rounds') ? Number(argument('rounds')) : 3;
const only = process.argv.includes('--only') ? argument('only') : undefined;

const moments = [300, 1500, 6000];
const goalMs = 200;
const signGoalMs = 100;
/** Goal for controls that need their island: presses before 3 s after load, and later ones. */
const resultGoalMs = (moment: number) => (moment < 3000 ? 2000 : 1200);
const taskGoalMs = 200;

type Times = { sign: number; result: number };

/**
 * Watches for both effects from the press on, in the page, so that neither the driver nor polling adds time.
 */
const watch = (page: Page, { sign, result, choose }: Control) =>
  page.evaluate(
    ([sign, result, press]) => {
      const checks = { sign: new Function(`return ${sign}`), result: new Function(`return ${result}`) };
      const times: Partial<Times> = {};
      const { promise, resolve } = Promise.withResolvers<Partial<Times>>();
      let begun = 0;
      const look = () => {
        for (const name of ['sign', 'result'] as const)
          if (begun && !(name in times) && checks[name]()) {
            times[name] = Number.NaN;
            // A task that is posted in a frame runs once layout and paint of that frame are done. The next
            // frame would be too late, and so would a task of usual priority: while the page loads, others
            // run before it.
            scheduler.postTask(
              () => {
                times[name] = performance.now() - begun;
                // A choice by a plain URL replaces this page, and its times with it.
                sessionStorage.setItem('times', JSON.stringify(times));
                if (times.sign && times.result) resolve(times);
              },
              { priority: 'user-blocking' },
            );
          }
        if (!('result' in times)) requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
      addEventListener(
        press,
        ({ timeStamp }) => {
          begun ||= timeStamp;
        },
        true,
      );
      Object.assign(window, { times: promise });
    },
    // Hydration dispatches `change` events of its own, so they count only where they are the press.
    [sign ?? result, result, choose ? 'change' : 'pointerup'] as const,
  );

const longestWaitMs = 20_000;

/** A choice by a plain URL loads another page: the time is then taken from outside. */
async function press(control: Control, moment: number, areScriptsBlocked: boolean) {
  const phone = await openPage(control.at, areScriptsBlocked);
  const { page } = phone;
  try {
    const target = page.locator(control.target).first();
    await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    if (control.before) await page.evaluate(control.before);
    await watch(page, control);
    await page.waitForTimeout(moment);
    let begun = performance.now();
    if (control.choose)
      await target.evaluate((select: HTMLSelectElement, value) => {
        Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(select, value);
        for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }));
      }, control.choose);
    else {
      const box = await target.boundingBox();
      if (!box) throw new Error(`${control.name}: nothing to press`);
      await tap(phone, box.x + box.width / 2, box.y + box.height / 2);
      begun = performance.now();
    }
    const seen = await Promise.race([
      // Fails when another page replaces this one.
      page.evaluate(() => (window as unknown as { times: Promise<Times> }).times).catch(() => undefined),
      page.waitForTimeout(longestWaitMs),
    ]);
    if (seen) return seen;
    await page.waitForFunction(control.result, undefined, { timeout: longestWaitMs }).catch(() => {});
    const result = performance.now() - begun;
    const stored = await page.evaluate(() => sessionStorage.getItem('times'));
    return { sign: Number.NaN, ...(JSON.parse(stored ?? '{}') as Partial<Times>), result };
  } finally {
    await page.context().close();
  }
}

const line = (what: string, values: number[], max: number) => {
  const value = median(values);
  console.log(`${what.padEnd(72)} ${Math.round(value).toString().padStart(6)} ms`);
  report({ what, value, unit: 'ms', goal: { max } });
};

for (const control of controls.filter(({ name }) => !only || name === only))
  for (const areScriptsBlocked of [false, true])
    for (const moment of moments) {
      const times = [];
      for (let round = 0; round < rounds; round++)
        times.push(await press(control, moment, areScriptsBlocked));
      const what = `press: ${control.name}, ${moment / 1000} s after load${areScriptsBlocked ? ', scripts blocked' : ''}`;
      const results = times.map(({ result }) => result);
      if (control.sign) {
        const signs = times.map(({ sign }) => sign);
        line(`${what}: pressed`, signs, signGoalMs);
        // The other videos of the library are not in the page and have no URL.
        if (!areScriptsBlocked || control.choose) line(`${what}: result`, results, resultGoalMs(moment));
      } else line(what, results, goalMs);
    }

/** One request without work for the server, on an open connection. */
async function roundTrip(): Promise<number> {
  const { page } = await openPage('/faq');
  const time = await page.evaluate(async () => {
    const begun = performance.now();
    await (await fetch('/healthz')).text();
    return performance.now() - begun;
  });
  await page.context().close();
  return time;
}
const repeat = async (measure: () => Promise<number>): Promise<number[]> => {
  const times = [];
  for (let round = 0; round < rounds; round++) times.push(await measure());
  return times;
};

const bare = median(await repeat(roundTrip));
console.log(`one bare round trip: ${Math.round(bare)} ms`);
report({ what: 'press: one bare round trip', value: bare, unit: 'ms' });

if (!only || only === 'pages')
  for (const isPrerendered of [true, false])
    for (const moment of [1500, 6000])
      line(
        // A tap itself starts to prerender the page of its link.
        `press: a link of the menu, ${moment / 1000} s after load, ${isPrerendered ? 'prerendered' : 'not prerendered before the tap'}`,
        await repeat(() => changePage(moment, isPrerendered)),
        isPrerendered ? goalMs : bare + goalMs,
      );

if (!only || only === 'tasks')
  for (const at of ['/', '/schedule', '/contact-us', '/on-demand'])
    line(
      `press: longest task while islands hydrate, ${at}`,
      await repeat(() => longestTaskOfHydration(at)),
      taskGoalMs,
    );

await closeSite();
process.exit(0);

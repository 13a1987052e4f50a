import { expect } from '@playwright/test';
import { pressPoint } from '#tests/browsers/press-point.ts';
import { preventPopups } from '#tests/browsers/prevent-popups.ts';
import { until } from '#tests/browsers/until.ts';
import { touchIslands } from '../loading/hydration.ts';
import type { Driver, InputSource } from './driver.ts';

const control = '\uE009';
const arrowUp = '\uE013';
const arrowDown = '\uE015';

type Field = { type: string; value: string; options: string[] };

/** A page in an engine that Playwright cannot drive, used like a visitor does: with pointer and keyboard. */
export class EnginePage {
  readonly driver: Driver;
  readonly base: string;

  constructor(driver: Driver, base: string) {
    this.driver = driver;
    this.base = base;
  }

  /** Opens a URL of the site and hydrates its islands. */
  async open(path: string, beforeHydration?: () => void) {
    await this.driver.navigate(this.base + path);
    if (beforeHydration) await this.evaluate(beforeHydration);
    await this.startHydration();
  }

  async startHydration() {
    await this.until('the page is hydrated', touchIslands);
  }

  /** Clears the storage, as for a new visitor, and prevents the offers that open without a press. */
  async clearStorage({ offers = false } = {}) {
    await this.driver.navigate(`${this.base}/robots.txt`);
    await this.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await this.evaluate(preventPopups);
    if (offers) await this.evaluate(() => localStorage.removeItem('free-class-popup'));
  }

  async evaluate<A extends unknown[], R>(run: (...args: A) => R, ...args: A): Promise<Awaited<R>> {
    const call = `(${run})(...${JSON.stringify(args)})`;
    const json = await this.driver.evaluate(`(async () => JSON.stringify((await ${call}) ?? null))()`);
    return JSON.parse(json);
  }

  until<A extends unknown[], R>(what: string, run: (...args: A) => R, ...args: A) {
    return until(what, () => this.evaluate(run, ...args)) as Promise<NonNullable<Awaited<R>>>;
  }

  expectPath(path: string) {
    return expect.poll(() => this.evaluate(() => location.pathname)).toBe(path);
  }

  /** Clicks with the pointer, once the element does not move and is not covered. */
  async press(selector: string) {
    const { x, y } = await this.until(`${selector} can be pressed`, pressPoint, selector);
    await this.driver.perform([
      {
        type: 'pointer',
        id: 'mouse',
        actions: [
          { type: 'pointerMove', x, y },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      },
    ]);
  }

  keys(text: string) {
    const actions = [...text].flatMap((value) => [
      { type: 'keyDown' as const, value },
      { type: 'keyUp' as const, value },
    ]);
    return this.#keyboard(actions);
  }

  #keyboard(actions: (InputSource & { type: 'key' })['actions']) {
    return this.driver.perform([{ type: 'key', id: 'keyboard', actions }]);
  }

  /** Fills a field of any type with keys and clicks. */
  async fill(form: string, name: string, value: unknown) {
    const selector = `${form} [name="${name}"]`;
    const field = await this.until(`${selector} is there`, readField, selector);
    if (field.type === 'file') return this.driver.upload(selector, String(value));
    if (field.type === 'checkbox') {
      for (const choice of [value].flat()) await this.press(`${selector}[value="${choice}"]`);
      return;
    }
    if (field.type === 'select-one') {
      // A click would open the list of the operating system, which no driver can control. The key is pressed
      // beside the wanted option: for every key the engine renders the form again.
      const wanted = field.options.indexOf(String(value));
      const beside = wanted > 0 ? wanted - 1 : 1;
      await this.evaluate(
        (path, index) => {
          const select = document.querySelector<HTMLSelectElement>(path);
          select?.focus();
          if (select) select.selectedIndex = index;
        },
        selector,
        beside,
      );
      await this.keys(wanted > beside ? arrowDown : arrowUp);
    } else {
      await this.press(selector);
      if (field.value) await this.#selectAll();
      const text = String(value);
      // Masks insert the separators while digits are typed. Other text is pasted, as each key takes long.
      if (/^[\d/-]+$/.test(text)) await this.keys(text.replace(/\D/g, ''));
      else await this.evaluate((pasted) => document.execCommand('insertText', false, pasted), text);
    }
    await expect
      .poll(async () => (await this.evaluate(readField, selector))?.value, `the value of ${name}`)
      .toBe(String(value));
  }

  #selectAll() {
    return this.#keyboard([
      { type: 'keyDown', value: control },
      { type: 'keyDown', value: 'a' },
      { type: 'keyUp', value: 'a' },
      { type: 'keyUp', value: control },
    ]);
  }

  /** Waits until the text is visible: laid out, in the viewport and not covered. */
  async expectTextVisible(within: string, text: string) {
    await this.until(`"${text}" is seen in ${within}`, isTextSeen, within, text);
  }
}

const readField = (selector: string): Field | null => {
  const field = document.querySelector<HTMLInputElement | HTMLSelectElement>(selector);
  if (!field) return null;
  const options = field instanceof HTMLSelectElement ? [...field.options].map(({ value }) => value) : [];
  return { type: field.type, value: field.value, options };
};

const isTextSeen = (within: string, text: string) => {
  const containers = [...document.querySelectorAll(within)];
  const innermost = containers
    .flatMap((container) => [container, ...container.querySelectorAll('*')])
    .filter((element) => element.textContent?.includes(text))
    .at(-1);
  if (!innermost?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  const { left, top, width, height } = innermost.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return hit !== null && (innermost.contains(hit) || hit.contains(innermost));
};

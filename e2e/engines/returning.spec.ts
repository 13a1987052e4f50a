import { priceTextsOf } from '../pages/prices.ts';
import { expect, test } from './engine-test.ts';

const studio = '#pricing select';

test('membership: after a reload the prices are those of the chosen studio', async ({ tab }) => {
  const shown = () =>
    tab.evaluate((selector) => {
      const picker = document.querySelector<HTMLSelectElement>(selector);
      const prices = [...document.querySelectorAll('#pricing article')].map(
        (card) => /\$\d+/.exec(card.textContent ?? '')?.[0],
      );
      return { studio: picker?.selectedOptions[0]?.text, prices };
    }, studio);
  const value = (name: string) =>
    tab.evaluate(
      (selector, text) => {
        const options = [...(document.querySelector<HTMLSelectElement>(selector)?.options ?? [])];
        return options.find((option) => option.text === text)?.value;
      },
      studio,
      name,
    );
  const hollywood = { studio: 'Hollywood', prices: priceTextsOf('hollywood') };
  await tab.open('/membership');
  await tab.fill('#pricing', 'location', await value('Hollywood'));
  await expect.poll(shown).toEqual(hollywood);
  await tab.driver.reload();
  await tab.startHydration();
  await expect.poll(shown).toEqual(hollywood);
});

test('Back restores the schedule at once from memory, and its island still works', async ({ tab }) => {
  await tab.open('/schedule');
  await tab.evaluate(() => {
    Object.assign(window, { isSameDocument: true });
  });
  await tab.press('[commandfor=menu][command=show-modal]');
  await tab.press('dialog#menu a[href="/contact-us"]');
  await tab.expectPath('/contact-us');
  await tab.driver.back();
  await tab.expectPath('/schedule');
  expect(await tab.evaluate(() => 'isSameDocument' in window)).toBe(true);
  const isLoading = () => tab.evaluate(() => 'waitingFor' in document.documentElement.dataset);
  await expect.poll(isLoading).toBe(false);
  await tab.press('label:has([name=kind][value=fiit])');
  await expect.poll(() => tab.evaluate(() => location.search)).toContain('kind=fiit');
});

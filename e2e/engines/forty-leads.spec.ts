import { type Hands, joinedLink, readFigures, workOnFortyLeads } from '../staff/forty-leads.ts';
import type { EnginePage } from './engine-page.ts';
import { type EngineName, expect, phoneScreen, test } from './engine-test.ts';

const tabKey = '\uE004';
const enterKey = '\uE007';
const outcomes = { Reached: 'reached', 'Left a message': 'voicemail' };
const stages = { 'Trial booked': 'trial-booked', Joined: 'joined' };

const toNextLead = async (tab: EnginePage, go: () => Promise<void>) => {
  const before = await tab.evaluate(() => document.querySelector('h1')?.textContent ?? '');
  await go();
  const isAnother = (old: string) => ![null, old].includes(document.querySelector('h1')?.textContent ?? null);
  await tab.until('another lead is open', isAnother, before);
};

/** Both members share the only tab of the engine: each page is opened with the size and session of one. */
const onTab = (tab: EnginePage, screen: { width: number; height: number }) => {
  let cookie = '';
  return {
    signIn: async (token: string) => {
      cookie = `staff=${token}; path=/`;
    },
    open: async (url: string) => {
      await tab.driver.resize(screen.width, screen.height);
      await tab.driver.navigate(new URL('/robots.txt', url).href);
      await tab.evaluate((value) => {
        // biome-ignore lint/suspicious/noDocumentCookie: cookieStore sets one that needs HTTPS
        document.cookie = value;
      }, cookie);
      await tab.driver.navigate(url);
    },
    leave: () => tab.driver.navigate('about:blank'),
    figures: () => tab.evaluate(readFigures),
    openJoined: async () => {
      await tab.press(joinedLink);
      await tab.until('the list is open', () => location.pathname === '/staff/leads');
      return tab.evaluate(() => document.querySelectorAll('[data-row]').length);
    },
  };
};

/** Keeps the telephone closed: no engine can show one. */
const withoutTelephone = (tab: EnginePage) =>
  tab.evaluate(() =>
    document.querySelector('[data-sheet="contact-call"] > summary')?.removeAttribute('data-open'),
  );
const expectMoved = (tab: EnginePage, stage: string) =>
  tab.expectTextVisible('[data-toast]', stage === 'Joined' ? 'Joined. Well worked.' : 'Moved.');

const pointer = (tab: EnginePage): Hands => ({
  ...onTab(tab, phoneScreen),
  openFirst: () => toNextLead(tab, () => tab.press('[data-row-link]')),
  openFirstOfMine: async () => {
    await tab.press('a[href*="tab=mine"]');
    await tab.until('the list is open', () => location.search.includes('tab=mine'));
    await toNextLead(tab, () => tab.press('[data-row-link]'));
  },
  call: async (outcome) => {
    await withoutTelephone(tab);
    await tab.press('[data-sheet="contact-call"] > summary');
    await tab.press(`[data-sheet="contact-call"] button[value="${outcomes[outcome]}"]`);
    await tab.expectTextVisible('[data-toast]', 'Noted');
  },
  moveTo: async (stage) => {
    await tab.press('[data-sheet="stage"] > summary');
    await tab.press(`[data-sheet="stage"] button[value="${stages[stage]}"]`);
    await expectMoved(tab, stage);
  },
  next: () =>
    toNextLead(tab, async () => {
      await tab.until('a link to the next lead', () => {
        const links = [...document.querySelectorAll('a')].filter((link) => link.checkVisibility());
        const next = links.find((link) => link.textContent?.includes('Next lead'));
        next?.setAttribute('data-next-lead', '');
        return next !== undefined;
      });
      await tab.press('a[data-next-lead]');
    }),
});

const keyboard = (tab: EnginePage, engine: EngineName): Hands => {
  const isFocused = (selector: string) => document.activeElement?.matches(selector) === true;
  const choose = async (selector: string) => {
    // The window of a headless Firefox is never active: a key presses no button in it.
    if (engine === 'firefox') return tab.press(selector);
    while (!(await tab.evaluate(isFocused, selector))) await tab.keys(tabKey);
    await tab.keys(enterKey);
  };
  const openFirst = async () => {
    // Until the script of the page has started, no key does anything.
    const selectRow = async () => {
      await tab.keys('j');
      return tab.evaluate(isFocused, '[data-row-link]');
    };
    await expect.poll(selectRow).toBe(true);
    await toNextLead(tab, () => tab.keys(enterKey));
  };
  const hands = onTab(tab, { width: 1440, height: 900 });
  return {
    ...hands,
    openFirst,
    openFirstOfMine: async () => {
      await hands.open(`${await tab.evaluate(() => location.href)}?tab=mine`);
      await openFirst();
    },
    call: async (outcome) => {
      await withoutTelephone(tab);
      await tab.keys('c');
      await tab.until('the sheet is open', isFocused, '[data-sheet="contact-call"] button[value="reached"]');
      await choose(`[data-sheet="contact-call"] button[value="${outcomes[outcome]}"]`);
      await tab.expectTextVisible('[data-toast]', 'Noted');
    },
    moveTo: async (stage) => {
      await tab.keys('e');
      await tab.until('the sheet is open', isFocused, '[data-sheet="stage"] button');
      await choose(`[data-sheet="stage"] button[value="${stages[stage]}"]`);
      await expectMoved(tab, stage);
    },
    next: () => toNextLead(tab, () => tab.keys('j')),
  };
};

test('forty leads before nine: each is called, half again the next day, eight try, three join, and the figures say so', async ({
  tab,
  engine,
}) => {
  test.setTimeout(300_000);
  await workOnFortyLeads(pointer(tab), keyboard(tab, engine));
});

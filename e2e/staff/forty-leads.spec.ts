import { expect, type Page, test } from '@playwright/test';
import { recordCalls } from '../browser/record-calls.ts';
import { type Hands, joinedLink, readFigures, workOnFortyLeads } from './forty-leads.ts';
import { useSession } from './staff-session.ts';

const expectNotice = (page: Page, text: string | RegExp) =>
  expect(page.getByRole('status').getByText(text)).toBeVisible();
const noticeOf = (stage: string) => (stage === 'Joined' ? 'Joined. Well worked.' : 'Moved.');

/** Does something that opens another lead. */
const toNextLead = async (page: Page, go: () => Promise<void>) => {
  const heading = page.getByRole('heading', { level: 1 });
  const before = (await heading.textContent()) ?? '';
  await go();
  await expect(heading).not.toHaveText(before);
};

const onPage = (page: Page): Pick<Hands, 'signIn' | 'open' | 'leave' | 'figures' | 'openJoined'> => ({
  signIn: (token) => useSession(page.context(), token),
  open: async (url) => {
    await page.goto(url);
  },
  leave: async () => {
    await page.goto('about:blank');
  },
  figures: async () => {
    const figures = await page.evaluate(readFigures);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(readFigures)).toEqual(figures);
    return figures;
  },
  openJoined: async () => {
    await page.locator(joinedLink).click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Figures');
    return page.locator('[data-row]').count();
  },
});

const thumb = (page: Page): Hands => ({
  ...onPage(page),
  openFirst: () => page.locator('[data-row-link]').first().tap(),
  openFirstOfMine: async () => {
    await page.getByRole('link', { name: 'Mine' }).tap();
    await page.locator('[data-row-link]', { hasText: 'Try again' }).first().tap();
  },
  call: async (outcome) => {
    await page.locator('summary', { hasText: 'Call' }).tap();
    await page.getByRole('button', { name: outcome }).tap();
    await expectNotice(page, /^Noted/);
  },
  moveTo: async (stage) => {
    await page.locator('[data-sheet="stage"] > summary').tap();
    await page.getByRole('button', { name: stage }).tap();
    await expectNotice(page, noticeOf(stage));
  },
  next: () => toNextLead(page, () => page.getByRole('link', { name: 'Next lead' }).first().tap()),
});

const keyboard = (page: Page): Hands => {
  const press = (key: string) => page.keyboard.press(key);
  const chooseByTab = async (name: string) => {
    const button = page.getByRole('button', { name });
    while (!(await button.evaluate((element) => element === document.activeElement))) await press('Tab');
    await press('Enter');
  };
  const openFirst = async () => {
    await expect(async () => {
      await press('j');
      await expect(page.locator('[data-row-link]').first()).toBeFocused({ timeout: 500 });
    }).toPass();
    await toNextLead(page, () => press('Enter'));
  };
  return {
    ...onPage(page),
    openFirst,
    openFirstOfMine: async () => {
      await page.goto(`${page.url()}?tab=mine`);
      await openFirst();
    },
    call: async (outcome) => {
      await press('c');
      await expect(page.getByRole('button', { name: 'Reached' })).toBeFocused();
      await chooseByTab(outcome);
      await expectNotice(page, /^Noted/);
    },
    moveTo: async (stage) => {
      await press('e');
      await expect(page.locator('[data-sheet="stage"] button:focus')).toBeVisible();
      await chooseByTab(stage);
      await expectNotice(page, noticeOf(stage));
    },
    next: () => toNextLead(page, () => press('j')),
  };
};

test('forty leads before nine: each is called, half again the next day, eight try, three join, and the figures say so', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const desk = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const [nina, omar] = [await phone.newPage(), await desk.newPage()];
  for (const page of [nina, omar]) await recordCalls(page);
  await workOnFortyLeads(thumb(nina), keyboard(omar));
  await Promise.all([phone.close(), desk.close()]);
});

import { expect, test } from '@playwright/test';
import { expectSound } from './staff-screen.ts';
import { signInAs } from './staff-session.ts';

for (const width of [390, 1440])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('every screen to which a link leads is accessible and does not scroll sideways', async ({
      page,
      context,
    }) => {
      await signInAs(context, { name: 'Iris Holm', role: 'Corporate', studios: [] });
      // Screens of one lead or member have an id in their path: the other specs open them.
      const isScreen = (path: string) => /^\/staff(\/[a-z-]+)*$/.test(path);
      // The start screen links to deliveries only while one is given up.
      const paths = new Set(['/staff', '/staff/deliveries']);
      for (const path of paths) {
        await page.goto(path);
        await expectSound(page);
        const links = await page
          .locator('a[href]:not([download])')
          .evaluateAll((found) => found.map((link) => (link as HTMLAnchorElement).pathname));
        for (const link of links) if (isScreen(link)) paths.add(link);
      }
      expect([...paths]).toEqual(
        expect.arrayContaining(['/staff/leads/new', '/staff/saved-replies', '/staff/log', '/staff/me']),
      );
    });
  });

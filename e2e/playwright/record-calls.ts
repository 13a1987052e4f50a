import type { Page } from '@playwright/test';

/**
 * Records the pressed `tel:` links instead of following them: full Chromium then shows a dialog, which gets
 * all later input of the tab and cannot be closed by Playwright.
 */
export async function recordCalls(page: Page): Promise<string[]> {
  const calls: string[] = [];
  await page.exposeFunction('recordCall', (url: string) => calls.push(url));
  await page.addInitScript(() => {
    const { navigation, recordCall } = window as unknown as {
      navigation: EventTarget;
      recordCall: (url: string) => void;
    };
    navigation.addEventListener('navigate', (event) => {
      const { url } = (event as Event & { destination: { url: string } }).destination;
      if (!url.startsWith('tel:')) return;
      event.preventDefault();
      recordCall(url);
    });
  });
  return calls;
}

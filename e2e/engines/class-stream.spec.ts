import { expect, test } from './engine-test.ts';

/** Positions in a class of twenty minutes: its beginning, the border of two poses, its middle, its end. */
const positions = [0, 300, 777, 1150];

test('a class plays, and goes on after a jump over its discontinuities', async ({ tab }) => {
  await tab.driver.navigate(`${tab.base}/robots.txt`);
  await tab.evaluate(() => localStorage.setItem('heliora.on-demand', 'yes'));
  await tab.open('/on-demand');
  await tab.evaluate(() => {
    document.querySelector<HTMLButtonElement>('button[aria-label="Play Before the Coffee"]')?.click();
  });
  await tab.until('the class is as long as its card says', () => {
    const duration = document.querySelector<HTMLVideoElement>('dialog video')?.duration ?? 0;
    return Math.abs(duration - 1200) <= 5;
  });
  for (const position of positions) {
    await tab.evaluate((to) => {
      const film = document.querySelector<HTMLVideoElement>('dialog video');
      if (!film) return;
      film.muted = true;
      film.currentTime = to;
      film.play();
    }, position);
    await tab.until(
      `the class plays on from ${position}`,
      (from) => {
        const film = document.querySelector<HTMLVideoElement>('dialog video');
        return film !== null && film.currentTime > from + 0.3 && film.videoWidth > 0;
      },
      position,
    );
  }
  expect(
    await tab.evaluate(() => document.querySelector<HTMLVideoElement>('dialog video')?.error),
  ).toBeNull();
});

// Renders the pictures that other sites show for a shared link: `node scripts/sharing-cards.mjs <URL of a
// running site>`. One card per first path segment and language, named as in app/seo/page-meta.ts; run it
// again when headings or pictures have changed.
import { chromium } from '@playwright/test';
import { languages } from '#content/facts/languages.ts';
import { pathIn } from '#content/languages-of-page.ts';
import { publicPaths, studioPaths } from '#tests/site/public-paths.ts';
import { ensureChromium } from './machine/chromium.mjs';

const site = process.argv[2] ?? 'http://localhost:3000';
const folder = 'public/sharing';

const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
});
const page = await browser.newPage({ viewport: { width: 1200, height: 630 }, reducedMotion: 'reduce' });
// Without scripts, because hydration would replace the card with the page.
await page.route('**/*.js', (route) => route.abort());
await page.goto(site);
const wordmark = await page
  .locator('header a svg')
  .first()
  .evaluate((svg) => {
    // The card does not contain the sprite that the logo refers to.
    svg.innerHTML = document.querySelector('symbol#logo').innerHTML;
    return svg.outerHTML;
  });

/** The heading of the page on wine red, beside its first picture in the same arch as on the site. */
function layOut(wordmark) {
  const heading = document.querySelector('h1')?.textContent?.trim() ?? '';
  const large = [...document.querySelectorAll('main img')].find((image) => image.clientWidth > 300);
  const size = heading.length > 46 ? 58 : heading.length > 26 ? 68 : 84;
  document.documentElement.style.cssText = 'overflow:hidden;scrollbar-gutter:auto';
  document.body.innerHTML = `
    <div style="position:fixed;inset:0;background:var(--color-oxblood);color:var(--color-cream)">
      <div style="position:absolute;right:-60px;top:64px;width:640px;height:640px;border-radius:50%;background:var(--color-clay)"></div>
      <div data-arch style="position:absolute;right:56px;bottom:0;width:500px;height:560px;border-radius:999px 999px 0 0;overflow:hidden;background:var(--color-sun)"></div>
      <div data-mark style="position:absolute;left:64px;top:60px;width:190px"></div>
      <h1 style="position:absolute;left:64px;bottom:64px;width:540px;font-size:${size}px;line-height:1.04"></h1>
    </div>`;
  document.querySelector('h1').textContent = heading;
  document.querySelector('[data-mark]').innerHTML = wordmark;
  document.querySelector('[data-mark] svg').setAttribute('style', 'width:100%;height:auto');
  if (!large) return;
  const picture = new Image();
  picture.src = large.currentSrc || large.src;
  picture.style.cssText = 'width:100%;height:100%;object-fit:cover';
  document.querySelector('[data-arch]').append(picture);
  return picture.decode();
}

const done = new Set();
for (const { prefix } of languages)
  for (const path of publicPaths) {
    const name = path.split('/')[1] || 'home';
    const file = `${folder}${prefix}/${name}.jpg`;
    // The heading of a studio is its name.
    if (done.has(file) || (prefix && studioPaths.includes(path))) continue;
    done.add(file);
    await page.goto(site + pathIn(prefix, path), { waitUntil: 'load' });
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(layOut, wordmark);
    await page.screenshot({ path: file, type: 'jpeg', quality: 80 });
  }
await browser.close();
console.log(`${done.size} cards in ${folder}/.`);

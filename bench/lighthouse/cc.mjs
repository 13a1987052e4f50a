import lighthouse from 'lighthouse'; import { launch } from 'chrome-launcher';
const chrome = await launch({ chromePath: '/usr/bin/chromium-headless-shell', chromeFlags: ['--headless=new','--no-sandbox','--disable-gpu'] });
for (const p of process.argv.slice(2)) for (let i=0;i<2;i++) { const { lhr } = await lighthouse('http://localhost:4602'+p, { port: chrome.port, onlyCategories:['accessibility','performance'], logLevel:'silent' });
 const a = lhr.audits['color-contrast']; console.log(p, a.score, JSON.stringify(a.details?.items?.map(i=>[i.node.snippet.slice(0,160), i.node.explanation?.slice(0,300)]), null, 1)); const l=lhr.audits['lcp-breakdown-insight']??lhr.audits['largest-contentful-paint-element']; console.log('LCP', lhr.audits['largest-contentful-paint'].numericValue, JSON.stringify(l?.details?.items)?.slice(0,900)); }
await chrome.kill();

import { accountWords } from '#words/staff/account.ts';

/** The order matters: user agents of Edge and Opera contain Chrome, that of Chrome contains Safari. */
const browsers: readonly [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const systems: readonly [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux'],
];
const first = (list: readonly [RegExp, string][], agent: string) =>
  list.find(([pattern]) => pattern.test(agent))?.[1];

/** "Safari on iPhone": enough for members to recognize their own device. */
export const browserName = (agent: string): string => {
  const browser = first(browsers, agent);
  const system = first(systems, agent);
  if (browser && system) return accountWords.agent(browser, system);
  return browser ?? system ?? accountWords.unknownAgent;
};

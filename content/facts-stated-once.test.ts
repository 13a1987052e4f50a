import { describe, expect, test } from 'vitest';
import { type LanguageCode, languages } from './facts/languages.ts';

/** The texts of all languages, without what invented visitors write. */
const sources = Object.entries(
  import.meta.glob<string>(
    ['./*/**/*.ts', '!./{facts,catalog}/**', '!./en/staff/demo.ts', '!./**/*.test.ts'],
    {
      eager: true,
      query: '?raw',
      import: 'default',
    },
  ),
);

/** An amount of dollars, and a period of notice, exchange, warranty, booking or retention, written out. */
const writtenOut: Record<LanguageCode, { amount: RegExp; period: RegExp }> = {
  en: {
    amount: /\$ ?\d[\d.,]*[^,.]{0,12}|\b\d[\d.,]* dollars\b/gi,
    period:
      /\b(thirty|\d{2,}) days\b|\bwithin (7|seven) days\b|\b\d+-day\b|\bup to (\w+ (years|days)|two,|three,)/gi,
  },
  es: {
    amount: /\$ ?\d[\d.,]*[^,.]{0,12}|\b\d[\d.,]* ?(\$(?!{)|dólares\b)/gi,
    period:
      /\b(treinta|\d{2,}) días\b|\b(dentro de|plazo de|en) (los )?(7|siete) días\b|\bhasta (\p{L}+ (años|días)|dos,|tres,)/giu,
  },
};
const found = (kind: 'amount' | 'period') =>
  languages.flatMap(({ code }) =>
    sources
      .filter(([path]) => path.startsWith(`./${code}/`))
      .flatMap(([path, source]) =>
        [...source.matchAll(writtenOut[code][kind])].map(([match]) => `${path}: ${match}`),
      ),
  );

describe('texts take figures of money and law from domain/', () => {
  test('no amount of dollars is written out, except what a garage charges', () => {
    const amounts = found('amount');
    const ofGarage = amounts.filter((amount) => /^\.\/\w+\/studios\/midtown-miami\.ts: \$3 /.test(amount));
    expect(ofGarage).toHaveLength(languages.length);
    expect(amounts).toEqual(ofGarage);
  });

  test('no price is written in code', () => {
    const code = import.meta.glob<string>(['../{app,server,staff}/**/*.{ts,tsx}', '!../**/*.test.*'], {
      eager: true,
      query: '?raw',
      import: 'default',
    });
    const withPrice = Object.entries(code).filter(([, source]) => /\$\d{2,}/.test(source));
    expect(withPrice.map(([path]) => path)).toEqual([]);
  });

  test('no period is written out', () => expect(found('period')).toEqual([]));
});

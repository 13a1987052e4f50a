import { describe, expect, test } from 'vitest';
import { policies } from '#domain/policies.ts';
import { referralCredit, suspensionFee } from '#domain/prices.ts';
import { privacyPolicy } from '#words/pages/privacy-policy.ts';

const wordsOf = (id: string) =>
  JSON.stringify(privacyPolicy.documents.find((document) => document.id === id)?.sections ?? []);

describe('the three legal documents', () => {
  test('are in the order of the side index', () => {
    expect(privacyPolicy.documents.map((document) => document.title)).toEqual([
      'Terms and Conditions',
      'Privacy Policy',
      'End User License Agreement for the Mobile App',
    ]);
  });

  test('are complete: ten to sixteen sections each, none of them empty or named twice', () => {
    for (const { sections, title } of privacyPolicy.documents) {
      expect(sections.length, title).toBeGreaterThanOrEqual(10);
      expect(sections.length, title).toBeLessThanOrEqual(16);
      expect(new Set(sections.map((section) => section.heading)).size, title).toBe(sections.length);
      for (const section of sections) expect(section.paragraphs.length, section.heading).toBeGreaterThan(0);
    }
  });

  test('are governed by Florida law and the courts of Broward County', () => {
    for (const { id } of privacyPolicy.documents) {
      expect(wordsOf(id)).toMatch(/Florida/);
      expect(wordsOf(id)).toMatch(/Broward County/);
      expect(wordsOf(id)).toMatch(/18 or older/);
    }
  });

  test('date the privacy policy to August 28, 2018', () => {
    expect(privacyPolicy.documents[1].effective).toBe('Effective August 28, 2018');
  });

  test.each([
    `${policies.noticeDays} days written notice`,
    'up to twice per calendar year',
    `$${suspensionFee} per month`,
    'Dues resume automatically',
    'Memberships are month-to-month',
    'non-refundable and non-transferable',
    'within 7 days of purchase if they are unworn',
    'within thirty days of purchase',
    'workshops are non-refundable',
    'parent or legal guardian must give consent',
    `$${referralCredit} in studio credit per successful referral`,
    'local residents only',
  ])('state the policy "%s" in the terms', (policy) => {
    expect(wordsOf('terms')).toContain(policy);
  });
});

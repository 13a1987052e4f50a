import { describe, expect, test } from 'vitest';
import type { RecordClass } from '#domain/forms/forms.ts';
import { policies } from '#domain/policies.ts';
import { referralCredit, suspensionFee } from '#domain/prices.ts';
import { erasureHoldYears, retention, retentionOfClass } from '#domain/retention.ts';
import { inWords } from '#words/number-words.ts';
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
    `within ${inWords(policies.warrantyDays)} days of purchase`,
    'workshops are non-refundable',
    'parent or legal guardian must give consent',
    `$${referralCredit} in studio credit per successful referral`,
    'local residents only',
  ])('state the policy "%s" in the terms', (policy) => {
    expect(wordsOf('terms')).toContain(policy);
  });

  // The retention job and the erasure read domain/retention.ts.
  test('state every period that the site applies, and no form has a period that they do not state', () => {
    const policy = wordsOf('privacy');
    const { leads, applications, contracts, accounts, serverLogs, heldSpam, staffLog } = retention;
    const stated: Record<(typeof retentionOfClass)[RecordClass], string> = {
      leads: `Requests, leads and support files are kept for up to ${inWords(leads.years)} years`,
      applications: `applications for up to ${inWords(applications.years)},`,
      contracts: `Cancellations and suspensions are kept for up to ${inWords(contracts.years)} years`,
      accounts: `for ${inWords(accounts.years)} years afterwards`,
    };
    for (const periodName of Object.values(retentionOfClass)) expect(policy).toContain(stated[periodName]);
    expect(policy).toContain(`server logs for up to ${inWords(serverLogs.days)} days`);
    expect(policy).toContain(`look like spam are kept for up to ${inWords(heldSpam.days)} days`);
    expect(policy).toContain(
      `what our staff did with your information is kept for up to ${inWords(12 * staffLog.years)} months`,
    );
  });

  test('say what cannot be deleted at once, and no hold lasts longer than its form is stored', () => {
    const policy = wordsOf('privacy');
    expect(policy).toContain(
      `an application in its first ${inWords(12 * erasureHoldYears.application)} months`,
    );
    expect(policy).toContain('such as invoices, a cancellation, or an application');
    for (const [recordClass, years] of Object.entries(erasureHoldYears)) {
      const { years: stored } = retention[retentionOfClass[recordClass as RecordClass]];
      expect(years, recordClass).toBeLessThanOrEqual(stored);
    }
    expect(policy).toContain('withdraw a permission you have given, at any time');
    expect(policy).toContain(`within ${policies.privacyAnswerDays} days`);
  });
});

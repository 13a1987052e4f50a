import { describe, expect, test } from 'vitest';
import { policies } from '#domain/policies.ts';
import { referralCredit, suspensionFee } from '#domain/prices.ts';
import { inWords } from '#words/number-words.ts';
import { faq } from '#words/pages/faq.ts';

type Question = { id: string; answer: string; linkType?: string; url?: string };
const groups: readonly { questions: readonly Question[] }[] = faq.groups;
const questions = groups.flatMap((group) => group.questions);
const everything = [...questions.map((q) => q.answer), ...faq.cancellation.rules].join('\n');

describe('the FAQ', () => {
  test('answers at least eighteen questions, each with a URL of its own', () => {
    expect(questions.length).toBeGreaterThanOrEqual(18);
    expect(new Set(questions.map((q) => q.id)).size).toBe(questions.length);
  });

  test.each([
    '96-99 degrees F',
    '50-60 mats',
    `${policies.noticeDays} days written notice`,
    'twice per calendar year',
    `$${suspensionFee} per month`,
    'Dues resume automatically',
    'month-to-month',
    'non-refundable and non-transferable',
    `Within ${policies.exchangeDays} days, if it is unworn and still has its tags`,
    `${inWords(policies.warrantyDays)} days of purchase`,
    '18 or older',
    '3 free guest passes per month',
    `$${referralCredit} in studio credit`,
  ])('states the policy "%s"', (fact) => {
    expect(everything).toContain(fact);
  });

  test('offers the store buttons, a film and the cancellation helper', () => {
    const linkTypes = questions.map(({ linkType }) => linkType);
    expect(linkTypes).toContain('appStores');
    expect(linkTypes).toContain('video');
    expect(questions.map(({ url }) => url)).toContain('#cancellation');
  });
});

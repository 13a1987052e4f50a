import { describe, expect, test } from 'vitest';
import { dayMs, hourMs } from '#domain/durations.ts';
import type { Submission } from '#server/models/leads/submissions.ts';
import { toMarketingSubmission } from './forward-lead.ts';

describe('the time of a lead', () => {
  const sentAt = Date.parse('2026-11-15T17:00:00Z');
  const lead: Submission = {
    id: 'a',
    formKind: 'marketing-lead',
    topic: null,
    locationId: null,
    email: 'iris@example.com',
    payload: { formId: 'future-openings', fields: [] },
    requestMetadata: { ip: '203.0.113.9' },
    spam: null,
    createdAt: sentAt,
  };

  const properties = { hasSiteProperties: false, subscriptionTypeId: null };

  test('is sent to the provider while the lead is younger than 28 days', () => {
    expect(toMarketingSubmission(lead, sentAt, properties)).toMatchObject({ submittedAt: sentAt });
    expect(toMarketingSubmission(lead, sentAt + 27 * dayMs, properties)).toMatchObject({
      submittedAt: sentAt,
    });
  });

  test('is left out of an older lead, which the provider would refuse permanently', () => {
    // One hour earlier, because the provider's clock may be ahead of ours.
    expect(toMarketingSubmission(lead, sentAt + 28 * dayMs - hourMs, properties)).not.toHaveProperty(
      'submittedAt',
    );
    expect(toMarketingSubmission(lead, sentAt + 90 * dayMs, properties)).not.toHaveProperty('submittedAt');
  });
});

test('a lead that was stored without a consent text is sent without consent', () => {
  const stored = {
    form: 'marketing-lead',
    payload: { formId: 'future-openings', fields: [] },
    requestMetadata: { ip: '203.0.113.9' },
    createdAt: 0,
  } as unknown as Submission;
  const sent = toMarketingSubmission(stored, 0, { hasSiteProperties: true, subscriptionTypeId: 999 });
  expect(sent).not.toHaveProperty('legalConsentOptions');
  expect(sent.fields).toEqual([{ objectTypeId: '0-1', name: 'site_form', value: 'future-openings' }]);
});

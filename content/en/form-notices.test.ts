import { expect, test } from 'vitest';
import { positions } from '#domain/forms/positions.ts';
import { comingSoonComment, formFailures, formSuccesses, httpFailure } from './form-notices.ts';
import { formWords } from './forms.ts';
import { contactUs } from './pages/contact-us.ts';
import { preSale } from './pages/pre-sale.ts';

test('failure messages are those of the error catalog', () => {
  expect(formFailures).toMatchObject({
    career: 'Failed to submit application',
    signUp: 'Failed to submit request',
    contact: 'Failed to submit request',
    contactRest: 'Failed to submit request. Please try again later.',
    retreats: 'Failed to Submit Form',
    managerEmail: 'Failed To Send Email To Studio Manager',
    onDemand: 'Request Failed',
    cancellation: 'Unable To Send Cancellation Request',
    studioList: 'Faled To Fetch Studio Locations, Please Refresh The Page',
    unexpected: 'An unexpected error occurred',
  });
  expect(httpFailure(503)).toBe('HTTP error! status: 503');
});

test('success and thank-you messages are those of the specification', () => {
  expect(formSuccesses).toEqual({
    career: 'Application submitted successfully',
    request: 'Request submitted successfully',
    retreats: 'Application Submitted Successfully',
  });
  expect(preSale.sent).toEqual({
    heading: 'Thank You!',
    text: 'A Heliora team member will reach out via the number you provided within the next 24 hours.',
    again: 'RELOAD FORM',
  });
  expect(preSale.informationSent.heading).toBe('Your Information Was Sent!');
  expect(preSale.informationSent.text).toMatch(/^Thank you for your interest in our new studio/);
  expect(contactUs.generalHelp.sent.text).toBe(
    'Your message has been sent. A member of our support team will reach out shortly.',
  );
  expect(formWords.requestSent).toEqual({
    heading: 'Thank You!',
    text: 'One of our studio managers will contact you shortly to discuss details.',
    again: 'Reload Form',
  });
});

test('positions are labeled for every value that the career form sends', () => {
  expect(positions.map((position) => formWords.choices.position[position])).toEqual([
    'Corporate',
    'Studio Manager',
    'Teacher',
    'Front Desk',
  ]);
});

test('the pre-sale form asks for consent, and its comment asks for the rate', () => {
  expect(preSale.consent).toContain('permission to email and text you for future communications');
  expect(comingSoonComment('Weston')).toBe(
    'I would like to get the pre-sale membership rate at the new Heliora Weston studio.',
  );
});

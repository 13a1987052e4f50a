import { dayMs } from '#domain/durations.ts';
import { checkForm } from '#domain/forms/check-form.ts';
import { type ReadTime, today } from '#domain/forms/rules/calendar-date.ts';
import { groupClassSchema } from '#domain/forms/schemas/group-class.ts';
import { formFailures } from '#words/form-notices.ts';
import { emailCases, nameCases, phoneCases, shortTextCases, studioCases } from './common-fields.ts';
import { bad, type CreateFormCases, ok } from './form-cases.ts';

const inDays = (clock: ReadTime, days: number) => {
  const day = today(() => clock() + days * dayMs);
  return `${day.slice(5, 7)}/${day.slice(8, 10)}/${day.slice(0, 4)}`;
};
const past = { classDate: 'Please choose a date in future' };
const attendees = { attendees: 'Invalid number of attendees' };

export const groupClassCases: CreateFormCases = (clock) => ({
  formName: 'group-class',
  check: (input) => checkForm(groupClassSchema(clock), input),
  valid: {
    name: 'Owen Baptiste',
    phone: '786-555-0151',
    email: 'owen.baptiste@example.com',
    company: 'Baptiste & Rowe Architects',
    studioId: '48750',
    classDate: inDays(clock, 30),
    attendees: '24',
  },
  stores: { 'group-class': { mails: ['confirm-to-visitor', 'notify-managers'], lastStage: 'joined' } },
  message: 'company',
  drafted: ['name', 'company', 'phone', 'email', 'studioId', 'classDate', 'attendees'],
  page: {
    path: '/groupclasses',
    call: '/graphql',
    failure: formFailures.managerEmail,
    success: 'Request submitted successfully',
    ends: {
      panel: 'One of our studio managers will contact you shortly to discuss details.',
      again: 'Reload Form',
    },
  },
  cases: [
    ...emailCases(),
    ...nameCases(),
    ...phoneCases(),
    ...shortTextCases('company', 'Group/Company'),
    ...studioCases('studioId'),
    ok('no date and no head count', { classDate: undefined, attendees: undefined }),
    ok('an empty date and head count', { classDate: '', attendees: '' }),
    bad('a class yesterday', { classDate: inDays(clock, -1) }, past),
    bad('a class today', { classDate: inDays(clock, 0) }, past),
    ok('a class tomorrow', { classDate: inDays(clock, 1) }),
    bad('a day that does not exist', { classDate: '02/30/2090' }, past),
    bad(
      'a year of two digits',
      { classDate: '02/20/90' },
      { classDate: 'Please enter the year with four digits' },
    ),
    bad('a date in another form', { classDate: '2090-02-20' }, past),
    ok('999 attendees', { attendees: '999' }),
    bad('four characters of attendees', { attendees: '1000' }, attendees),
    bad('attendees in words', { attendees: 'ten' }, attendees),
    bad('no attendees at all', { attendees: '0' }, attendees),
    bad('half an attendee', { attendees: '1.5' }, attendees),
  ],
});

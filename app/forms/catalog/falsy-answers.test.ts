// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { noticeOf } from '#app/forms/engine/failure-notice.ts';
import type { AnyForm } from '#app/forms/engine/form-definition.ts';
import { createFormClient } from '#app/forms/transport/form-client.ts';
import { checkForm } from '#domain/forms/check-form.ts';
import { appLinkCases } from '#tests/form-cases/app-link.ts';
import { cancellationCases } from '#tests/form-cases/cancellation.ts';
import { careerApplicationCases } from '#tests/form-cases/career-application.ts';
import { contactCases } from '#tests/form-cases/contact.ts';
import type { FormCasesOn } from '#tests/form-cases/form-cases.ts';
import { futureOpeningsCases } from '#tests/form-cases/future-openings.ts';
import { groupClassCases } from '#tests/form-cases/group-class.ts';
import { onDemandCases } from '#tests/form-cases/on-demand.ts';
import { preSaleAddressCases } from '#tests/form-cases/pre-sale-address.ts';
import { preSaleFullNameCases } from '#tests/form-cases/pre-sale-full-name.ts';
import { retreatCases } from '#tests/form-cases/retreat.ts';
import { signUpCases } from '#tests/form-cases/sign-up.ts';
import { supportRequestCases } from '#tests/form-cases/support-request.ts';
import { teacherTrainingCases } from '#tests/form-cases/teacher-training.ts';
import { techSupportCases } from '#tests/form-cases/tech-support.ts';
import { upcomingLocationsCases } from '#tests/form-cases/upcoming-locations.ts';
import { formFailures } from '#words/form-notices.ts';
import { appLinkForm } from './app-link-form.tsx';
import { cancellationForm } from './cancellation-form.tsx';
import { careerApplicationForm } from './career-application-form.tsx';
import { contactForm } from './contact-form.tsx';
import { futureOpeningsForm } from './future-openings-form.tsx';
import { groupClassForm } from './group-class-form.tsx';
import { onDemandForm } from './on-demand-form.tsx';
import { preSaleAddressForm } from './pre-sale-address-form.tsx';
import { preSaleFullNameForm } from './pre-sale-full-name-form.tsx';
import { preSaleWestBocaForm } from './pre-sale-west-boca-form.tsx';
import { retreatForm } from './retreat-form.tsx';
import { signUpForm } from './sign-up-form.tsx';
import { supportRequestForm } from './support-request-form.tsx';
import { teacherTrainingForm } from './teacher-training-form.tsx';
import { techSupportForm } from './tech-support-form.tsx';
import { upcomingLocationsForm } from './upcoming-locations-form.tsx';

const { career, contact, contactRest, managerEmail, onDemand, retreats, signUp, unexpected } = formFailures;
const forms: [form: AnyForm, table: FormCasesOn, words: string][] = [
  [signUpForm, signUpCases, signUp],
  [contactForm, contactCases, contactRest],
  [techSupportForm, techSupportCases, contactRest],
  [supportRequestForm, supportRequestCases, contact],
  [careerApplicationForm, careerApplicationCases, career],
  [futureOpeningsForm, futureOpeningsCases, career],
  [cancellationForm, cancellationCases, managerEmail],
  [retreatForm, retreatCases, retreats],
  [onDemandForm, onDemandCases, onDemand],
  [groupClassForm, groupClassCases, managerEmail],
  [teacherTrainingForm, teacherTrainingCases, career],
  [preSaleFullNameForm('weston'), preSaleFullNameCases, unexpected],
  [preSaleAddressForm('delray', 'Delray'), preSaleAddressCases, unexpected],
  [preSaleWestBocaForm, upcomingLocationsCases, unexpected],
  [upcomingLocationsForm('miami'), upcomingLocationsCases, unexpected],
  [appLinkForm, appLinkCases, unexpected],
];
const page = { pageUri: 'https://heliora.example/', pageName: 'Heliora' };

/** The field that a GraphQL call asks for, whose answer is the receipt. */
const calledField = (operations: string) => /\{\s*(\w+)\(/.exec(JSON.parse(operations).query)?.[1] ?? '';
const receiptOf = (path: string, body: string | FormData, answer: unknown) => {
  if (path === '/graphql') {
    const operations = typeof body === 'string' ? body : String(body.get('operations'));
    return { data: { [calledField(operations)]: answer } };
  }
  return path.startsWith('/form/') ? { message: answer } : { inlineMessage: answer };
};

/** What the visitor is told when the calls of a form are answered so, the last answer again and again; undefined for thanks. */
const toldAfter = async (form: AnyForm, table: FormCasesOn, answers: readonly unknown[]) => {
  const checked = checkForm(form.schema(), table(Date.now).valid);
  if (!checked.ok) throw new Error(JSON.stringify(checked.errors));
  const left = [...answers];
  const courier = createFormClient(
    async (path, body) => ({
      status: 200,
      body: receiptOf(path, body, left.length > 1 ? left.shift() : left[0]),
    }),
    {},
    page,
  );
  return form.send(checked.value, courier).then(
    () => undefined,
    (error: unknown) => noticeOf(error, form.failure).title,
  );
};

describe.each(forms)('$name', (form, table, words) => {
  test.each([[false], [null], [''], [0], [undefined]])('%j is no receipt', async (answer) => {
    expect(await toldAfter(form, table, [answer])).toBe(words);
  });
});

test.each([[false], [null]])(
  'the second call of the retreats answers %j: nobody is thanked',
  async (answer) => {
    expect(await toldAfter(retreatForm, retreatCases, [{ status: true }, answer])).toBe(retreats);
  },
);

test.each([[{ status: false }], [{ status: null }], [{}]])('retreats: %j saved nobody', async (answer) => {
  expect(await toldAfter(retreatForm, retreatCases, [answer, true])).toBe(retreats);
});

test('a yes is a yes', async () => {
  expect(await toldAfter(retreatForm, retreatCases, [{ status: true }, true])).toBeUndefined();
  expect(await toldAfter(contactForm, contactCases, ['Sent'])).toBeUndefined();
  expect(await toldAfter(teacherTrainingForm, teacherTrainingCases, [true])).toBeUndefined();
});

import { limits } from '#domain/forms/rules/limits.ts';
import { signUpCall } from '#domain/forms/schemas/sign-up.ts';
import { signUpCallSchema, submitSignUp } from '#server/forms/sign-up.ts';
import { builder } from '#server/graphql/builder.ts';
import { formArguments } from '#server/graphql/form-arguments.ts';
import { convertRefusal } from '#server/graphql/form-refusals.ts';
import type { SignInStart } from '#server/models/leads/accounts.ts';

const NewAccount = builder.objectRef<SignInStart>('NewAccount').implement({
  description: 'Enough to sign in for the first time. Only the caller ever sees the verifier.',
  fields: (t) => ({
    code_verifier: t.exposeString('code_verifier', {
      description: 'PKCE code verifier, to be passed to the app after the visitor has signed in at the url.',
    }),
    url: t.exposeString('url', {
      description: 'Where the new member signs in to the app for the first time, absolute.',
    }),
  }),
});

const campaign = (part: string) =>
  `The ${part} of the campaign that brought the visitor; cut after 200 characters.`;

builder.mutationFields((t) => {
  const { birth_date, zip_code, emergency_contact_name, emergency_contact_phone, ...fields } = signUpCall(
    formArguments(t, signUpCallSchema(), {
      password: `The password that the member chose, ${limits.password.min} to ${limits.password.max} characters. It is stored as a hash only.`,
      marketing: 'Whether we may write with offers and news; false when left out.',
      dateOfBirth: `Date of birth as MM/DD/YYYY; members are at least ${limits.age.min} years old.`,
      emergencyName: `Whom we call in an emergency, ${limits.shortText.min} to ${limits.shortText.max} characters.`,
      emergencyPhone: 'Telephone number for an emergency, written as 954-555-0142.',
    }),
  );
  const first = {
    ...fields,
    location: t.arg.string({
      required: false,
      description: 'The studio of the new member, by booking id, name or slug.',
    }),
  };
  const second = { ...first, birth_date, zip_code };
  const third = {
    ...second,
    emergency_contact_name,
    emergency_contact_phone,
    utm_source: t.arg.string({ required: false, description: campaign('source') }),
    utm_medium: t.arg.string({ required: false, description: campaign('medium') }),
    utm_campaign: t.arg.string({ required: false, description: campaign('name') }),
  };
  return {
    createAccount: t.field({
      type: NewAccount,
      description: 'Creates a member’s account and announces it to the managers of the studio.',
      args: first,
      resolve: (_, call, { forms, metadata }) => convertRefusal(submitSignUp(forms, metadata, call)),
    }),
    createAccountV2: t.field({
      type: NewAccount,
      description: 'As createAccount, with date of birth and zip code.',
      args: second,
      resolve: (_, call, { forms, metadata }) => convertRefusal(submitSignUp(forms, metadata, call)),
    }),
    createAccountV3: t.field({
      type: NewAccount,
      description: 'As createAccountV2, with an emergency contact and campaign tags.',
      args: third,
      resolve: (_, call, { forms, metadata }) => convertRefusal(submitSignUp(forms, metadata, call)),
    }),
  };
});

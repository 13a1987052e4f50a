import { limits } from '#domain/forms/rules/limits.ts';
import { signUp } from '#server/forms/sign-up.ts';
import { builder } from '#server/graphql/builder.ts';
import { argumentDescriptions } from '#server/graphql/form-arguments.ts';
import { convertRefusal } from '#server/graphql/form-refusals.ts';
import type { SignInStart } from '#server/models/accounts.ts';

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
  const accountArguments = {
    email: t.arg.string({ description: argumentDescriptions.email }),
    password: t.arg.string({
      description: `The password that the member chose, ${limits.password.min} to ${limits.password.max} characters. It is stored as a hash only.`,
    }),
    first_name: t.arg.string({ description: argumentDescriptions.firstName }),
    last_name: t.arg.string({ description: argumentDescriptions.lastName }),
    phone: t.arg.string({ required: false, description: argumentDescriptions.phone }),
    location: t.arg.string({
      required: false,
      description: 'The studio of the new member, by booking id, name or slug.',
    }),
    marketing: t.arg.boolean({
      required: false,
      description: 'Whether we may write with offers and news; false when left out.',
    }),
  };
  const withBirthDate = {
    ...accountArguments,
    birth_date: t.arg.string({
      required: false,
      description: `Date of birth as MM/DD/YYYY; members are at least ${limits.age.min} years old.`,
    }),
    zip_code: t.arg.string({ required: false, description: argumentDescriptions.zip }),
  };
  const withEmergencyContact = {
    ...withBirthDate,
    emergency_contact_name: t.arg.string({
      required: false,
      description: `Whom we call in an emergency, ${limits.shortText.min} to ${limits.shortText.max} characters.`,
    }),
    emergency_contact_phone: t.arg.string({
      required: false,
      description: 'Telephone number for an emergency, written as 954-555-0142.',
    }),
    utm_source: t.arg.string({ required: false, description: campaign('source') }),
    utm_medium: t.arg.string({ required: false, description: campaign('medium') }),
    utm_campaign: t.arg.string({ required: false, description: campaign('name') }),
  };
  return {
    createAccount: t.field({
      type: NewAccount,
      description: 'Creates a member’s account and announces it to the managers of the studio.',
      args: accountArguments,
      resolve: (_, call, { intake, metadata }) => convertRefusal(signUp(intake, metadata, call)),
    }),
    createAccountV2: t.field({
      type: NewAccount,
      description: 'As createAccount, with date of birth and zip code.',
      args: withBirthDate,
      resolve: (_, call, { intake, metadata }) => convertRefusal(signUp(intake, metadata, call)),
    }),
    createAccountV3: t.field({
      type: NewAccount,
      description: 'As createAccountV2, with an emergency contact and campaign tags.',
      args: withEmergencyContact,
      resolve: (_, call, { intake, metadata }) => convertRefusal(signUp(intake, metadata, call)),
    }),
  };
});

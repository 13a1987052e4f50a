import { signUp } from '#server/forms/sign-ups.ts';
import type { SignInStart } from '#server/models/accounts.ts';
import { builder } from './builder.ts';
import { sent } from './sent-form.ts';

const NewAccount = builder.objectRef<SignInStart>('NewAccount').implement({
  description: 'Enough to sign in for the first time. Only the caller ever sees the verifier.',
  fields: (t) => ({ code_verifier: t.exposeString('code_verifier'), url: t.exposeString('url') }),
});

builder.mutationFields((t) => {
  const first = {
    email: t.arg.string(),
    password: t.arg.string(),
    first_name: t.arg.string(),
    last_name: t.arg.string(),
    phone: t.arg.string({ required: false }),
    location: t.arg.string({ required: false }),
    marketing: t.arg.boolean({ required: false }),
  };
  const second = {
    ...first,
    birth_date: t.arg.string({ required: false }),
    zip_code: t.arg.string({ required: false }),
  };
  const third = {
    ...second,
    emergency_contact_name: t.arg.string({ required: false }),
    emergency_contact_phone: t.arg.string({ required: false }),
    utm_source: t.arg.string({ required: false }),
    utm_medium: t.arg.string({ required: false }),
    utm_campaign: t.arg.string({ required: false }),
  };
  return {
    createAccount: t.field({
      type: NewAccount,
      args: first,
      resolve: (_, call, { reception, visit }) => sent(signUp(reception, visit, call)),
    }),
    createAccountV2: t.field({
      type: NewAccount,
      args: second,
      resolve: (_, call, { reception, visit }) => sent(signUp(reception, visit, call)),
    }),
    createAccountV3: t.field({
      type: NewAccount,
      args: third,
      resolve: (_, call, { reception, visit }) => sent(signUp(reception, visit, call)),
    }),
  };
});

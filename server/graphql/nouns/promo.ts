import { builder } from '#server/graphql/builder.ts';
import type { Promo as PromoNoun } from '#server/models/promos.ts';

const Promo = builder.objectRef<PromoNoun>('Promo').implement({
  description: 'An offer of free classes to new visitors.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Number of the offer.' }),
    name: t.exposeString('name', { description: 'What the staff calls it, such as First Class Free.' }),
    number_of_classes: t.exposeInt('number_of_classes', {
      description: '1 means one free class, any other number three.',
    }),
    contract_id: t.exposeID('contract_id', { description: 'Number of its contract in the booking system.' }),
    active: t.boolean({
      description: 'Whether it runs now.',
      resolve: (promo) => promo.active === 1,
    }),
  }),
});

builder.queryField('getActiveMtekPromo', (t) =>
  t.field({
    type: Promo,
    nullable: true,
    description: 'The free-class offer that runs now; null when none does.',
    resolve: (_, __, { activePromo }) => activePromo(),
  }),
);

import type { Promo as PromoNoun } from '#server/integrations/booking/booking.ts';
import { builder } from './builder.ts';

const Promo = builder.objectRef<PromoNoun>('Promo').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    number_of_classes: t.exposeInt('numberOfClasses', {
      description: '1 means one free class, any other number three.',
    }),
    contract_id: t.exposeID('contractId'),
    active: t.exposeBoolean('isActive'),
  }),
});

builder.queryField('getActiveMtekPromo', (t) =>
  t.field({
    type: Promo,
    nullable: true,
    description: 'The free-class offer that runs now; null when none does.',
    resolve: (_, __, { booking }) => booking.findActivePromo(),
  }),
);

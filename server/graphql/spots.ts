import type { SpotItem as SpotItemNoun, Spots as SpotsNoun } from '#server/integrations/booking/booking.ts';
import { checkClassId } from './arguments.ts';
import { builder } from './builder.ts';
import { roomSize } from './cost.ts';

const SpotItem = builder.objectRef<SpotItemNoun>('SpotItem').implement({
  fields: (t) => ({
    type: t.exposeString('type', { description: '“spot” is a mat; anything else is there for orientation.' }),
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    enabled: t.exposeBoolean('isEnabled', { description: 'Can be booked when it is free.' }),
    x_position: t.exposeFloat('x'),
    y_position: t.exposeFloat('y'),
    listed: t.exposeBoolean('isListed', { description: 'Belongs in a list of mats.' }),
  }),
});

const Spots = builder.objectRef<SpotsNoun>('Spots').implement({
  fields: (t) => ({
    available_spots: t.exposeIDList('availableSpotIds', { description: 'The ids of the free mats.' }),
    layout_format: t.exposeString('layoutFormat'),
    items: t.expose('items', { type: [SpotItem], extensions: { listSize: roomSize } }),
  }),
});

builder.queryField('getClassSpots', (t) =>
  t.field({
    type: Spots,
    nullable: true,
    description: 'The room of a class; null when there is no such class.',
    args: { class_id: t.arg.id() },
    resolve: (_, { class_id }, { booking }) => booking.findSpots(checkClassId(class_id)),
  }),
);

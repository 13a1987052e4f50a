import { roomSize } from '#domain/schedule/rooms.ts';
import { checkClassId, classIdDescription } from '#server/graphql/arguments.ts';
import { builder } from '#server/graphql/builder.ts';
import type { SpotItem as SpotItemNoun, Spots as SpotsNoun } from '#server/integrations/booking/booking.ts';
import { xPositionDescription, yPositionDescription } from './reservation.ts';

export const layoutFormatDescription =
  'How mats are given out: pick-a-spot (each has a number) or first-come-first-serve.';

const SpotItem = builder.objectRef<SpotItemNoun>('SpotItem').implement({
  description: 'A thing in the room: a mat, or something to find one’s way by, such as the teacher’s place.',
  fields: (t) => ({
    type: t.exposeString('type', { description: '“spot” is a mat; anything else is there for orientation.' }),
    id: t.exposeID('id', { description: 'Number of the thing, unlike any other in this room.' }),
    name: t.exposeString('name', { description: 'What is written on it: a mat’s number, or a word.' }),
    enabled: t.exposeBoolean('isEnabled', { description: 'Can be booked when it is free.' }),
    x_position: t.exposeFloat('x', { description: xPositionDescription }),
    y_position: t.exposeFloat('y', { description: yPositionDescription }),
    listed: t.exposeBoolean('isListed', { description: 'Belongs in a list of mats.' }),
  }),
});

const Spots = builder.objectRef<SpotsNoun>('Spots').implement({
  description: 'The room of a class: what stands in it, and which mats are free.',
  fields: (t) => ({
    available_spots: t.exposeIDList('availableSpotIds', { description: 'The ids of the free mats.' }),
    layout_format: t.exposeString('layoutFormat', { description: layoutFormatDescription }),
    items: t.expose('items', {
      type: [SpotItem],
      description: 'All mats and everything else in the room.',
      extensions: { listSize: roomSize },
    }),
  }),
});

builder.queryField('getClassSpots', (t) =>
  t.field({
    type: Spots,
    nullable: true,
    description: 'The room of a class; null when there is no such class.',
    args: { class_id: t.arg.id({ description: classIdDescription }) },
    resolve: (_, { class_id }, { booking }) => booking.findSpots(checkClassId(class_id)),
  }),
);

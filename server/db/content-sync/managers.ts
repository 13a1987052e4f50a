import type { Insertable } from 'kysely';
import { openings } from '#content/catalog/openings.ts';
import { links } from '#content/facts/links.ts';
import { managerTopics } from '#domain/forms/manager-topics.ts';
import type { Tables } from '#server/db/tables.ts';

export const openingRows = (): Insertable<Tables['openings']>[] =>
  openings.map(({ id, position, location, url }) => ({ id, position, location, url }));

export const promoRows = (): Tables['promos'][] => [
  { id: 1, name: 'First Class Free', number_of_classes: 1, contract_id: '21044', active: 1 },
  { id: 2, name: 'Three Classes Free', number_of_classes: 3, contract_id: '21045', active: 0 },
];

type TopicName = keyof typeof managerTopics;
const topicNames = Object.keys(managerTopics) as TopicName[];

/** Topics with a mailbox at the central desk that also gets every submission sent to a studio. */
const centralDesks: Partial<Record<TopicName, string>> = {
  cancelMembership: 'memberships@heliora.example',
  retreats: 'retreats@heliora.example',
  careerCorporate: 'people@heliora.example',
  careerStudioManager: 'people@heliora.example',
};

/** Sample mailboxes for a new database: a manager per studio, and the central desk for leads without one. */
export const managerRows = (locations: readonly Insertable<Tables['locations']>[]): Tables['managers'][] => {
  const central = topicNames.map((topic) => ({
    location_id: null,
    form_id: managerTopics[topic],
    email: centralDesks[topic] ?? links.mail.office,
  }));
  const ofStudios = locations
    .filter(({ kind }) => kind === 'studio' || kind === 'upcoming')
    .flatMap((location) =>
      topicNames.flatMap((topic) => {
        const desk = centralDesks[topic];
        return [`manager.${location.email}`, ...(desk ? [desk] : [])].map((email) => ({
          location_id: location.id,
          form_id: managerTopics[topic],
          email,
        }));
      }),
    );
  return [...central, ...ofStudios];
};

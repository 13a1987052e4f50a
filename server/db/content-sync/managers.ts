import type { Insertable } from 'kysely';
import { links } from '#content/facts/links.ts';
import { managerTopics } from '#domain/forms/manager-topics.ts';
import type { Tables } from '#server/db/tables.ts';

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

import { openings } from '#content/catalog/openings.ts';
import { managerTopics } from '#domain/forms/manager-topics.ts';
import type { Tables } from '#server/db/tables.ts';

export const openingRows = (): Tables['openings'][] =>
  openings.map(({ id, position, location, url }) => ({ id, position, location, url }));

export const promoRows = (): Tables['promos'][] => [
  { id: 1, name: 'First Class Free', number_of_classes: 1, contract_id: '21044', active: 1 },
  { id: 2, name: 'Three Classes Free', number_of_classes: 3, contract_id: '21045', active: 0 },
];

type FormName = keyof typeof managerTopics;

/** Who answers what: the studio's manager reads everything, some subjects also reach a central desk. */
const centralDesk: Partial<Record<FormName, string>> = {
  cancelMembership: 'memberships@heliora.example',
  retreats: 'retreats@heliora.example',
  careerCorporate: 'people@heliora.example',
  careerStudioManager: 'people@heliora.example',
};

export const managerRows = (locations: readonly Tables['locations'][]): Tables['managers'][] =>
  locations
    .filter(({ kind }) => kind === 'studio' || kind === 'upcoming')
    .flatMap((location) =>
      (Object.keys(managerTopics) as FormName[]).flatMap((form) => {
        const manager = `manager.${location.email}`;
        const desk = centralDesk[form];
        return [manager, ...(desk ? [desk] : [])].map((email) => ({
          location_id: location.id,
          form_id: managerTopics[form],
          email,
        }));
      }),
    );

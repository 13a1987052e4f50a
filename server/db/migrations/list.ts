import { initialSchema } from './0012-ticket-names/initial-schema.ts';
import { networkNames } from './0013-network-names.ts';
import { nextStep } from './0014-next-step.ts';
import { savedReplies } from './0015-saved-replies.ts';
import { providerIds } from './0016-provider-ids.ts';
import { studioAndLocationIds } from './0017-studio-and-location-ids.ts';
import { figures } from './0018-figures.ts';
import { searchIndexes } from './0019-search-indexes.ts';
import { openTicketFilters } from './0020-open-ticket-filters.ts';
import { sendingAt } from './0021-sending-at.ts';
import { videosOfContent } from './0022-videos-of-content.ts';
import { blankedSubjects } from './0023-blanked-subjects.ts';
import type { Migration } from './migration.ts';

/**
 * All migrations in order: a list and not the files of the folder, so that the bundle contains them. The
 * first migration creates the schema of release 2026.11.16. It has the name of the last migration of that
 * release, so it counts as applied in a database of that release.
 */
export const migrations: Record<string, Migration> = {
  '0012-ticket-names': initialSchema,
  '0013-network-names': networkNames,
  '0014-next-step': nextStep,
  '0015-saved-replies': savedReplies,
  '0016-provider-ids': providerIds,
  '0017-studio-and-location-ids': studioAndLocationIds,
  '0018-figures': figures,
  '0019-search-indexes': searchIndexes,
  '0020-open-ticket-filters': openTicketFilters,
  '0021-sending-at': sendingAt,
  '0022-videos-of-content': videosOfContent,
  '0023-blanked-subjects': blankedSubjects,
};

import { readSide } from './0001-read-side.ts';
import { leadPipeline } from './0002-lead-pipeline.ts';
import { publicVersion } from './0003-public-version.ts';
import { centralDesks } from './0004-central-desks.ts';
import { contentState } from './0005-content-state.ts';
import { rowOwners } from './0006-row-owners.ts';
import { staffSide } from './0007-staff.ts';
import { bookingMirror } from './0008-booking-mirror.ts';
import { openingsBoard } from './0009-openings-board.ts';
import { ticketFilters } from './0010-ticket-filters.ts';
import { logRetention } from './0011-log-retention.ts';
import { ticketNames } from './0012-ticket-names.ts';
import { networkNames } from './0013-network-names.ts';
import { nextStep } from './0014-next-step.ts';
import { savedReplies } from './0015-saved-replies.ts';
import { providerIds } from './0016-provider-ids.ts';
import { studioAndLocationIds } from './0017-studio-and-location-ids.ts';
import { figures } from './0018-figures.ts';
import type { Migration } from './migration.ts';

/** All migrations in order. A list and not the files of the folder, so that the bundle contains them. */
export const migrations: Record<string, Migration> = {
  '0001-read-side': readSide,
  '0002-lead-pipeline': leadPipeline,
  '0003-public-version': publicVersion,
  '0004-central-desks': centralDesks,
  '0005-content-state': contentState,
  '0006-row-owners': rowOwners,
  '0007-staff': staffSide,
  '0008-booking-mirror': bookingMirror,
  '0009-openings-board': openingsBoard,
  '0010-ticket-filters': ticketFilters,
  '0011-log-retention': logRetention,
  '0012-ticket-names': ticketNames,
  '0013-network-names': networkNames,
  '0014-next-step': nextStep,
  '0015-saved-replies': savedReplies,
  '0016-provider-ids': providerIds,
  '0017-studio-and-location-ids': studioAndLocationIds,
  '0018-figures': figures,
};

import type { Instant } from '#domain/dates.ts';
import { dayMs } from '#domain/durations.ts';
import { scopeClassOf, scopeOf, storedScopeClass, studioOfLocationId } from '#domain/staff/scopes.ts';
import { noStudioId, type StudioId, studioFromQuery } from '#domain/studios.ts';
import { campaignTagLimit, searchedFields, summaryFields } from '#domain/tickets/ticket-fields.ts';
import { personKeysOf } from '#server/models/leads/person-keys.ts';
import { campaignOf, fieldText, nameOf } from '#server/models/leads/submission-text.ts';
import { referenceOf, type Submission } from '#server/models/leads/submissions.ts';
import { dueAt } from '#server/models/tickets/due.ts';
import { allWords } from '#server/models/tickets/search/search-terms.ts';
import { boxOf, rankOf, type TicketRecord } from '#server/models/tickets/ticket-state.ts';

/** Older submissions were already answered by mail when their ticket is opened: they get no due time. */
const historyAfterMs = 60 * dayMs;

type Payload = Submission['payload'];
const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : '';

/** Three upcoming studios have a name and no location. A lead that names several studios belongs to none. */
const studioOf = ({ locationId, payload }: Submission): StudioId => {
  const byId = studioOfLocationId(locationId);
  if (byId !== 0) return byId;
  const named = [payload.location, payload.interested_upcoming_location, payload.studios].flat();
  const found = new Set(named.map((name) => studioFromQuery(textOf(name))?.id).filter(Boolean));
  return found.size === 1 ? ([...found][0] ?? noStudioId) : noStudioId;
};

/** A tag of the URL that is left empty is none. */
const tagOf = (tag: string | null): string | null => tag?.trim().slice(0, campaignTagLimit) || null;

const summaryOf = (payload: Payload): string =>
  summaryFields
    .map((field) => textOf(fieldText(field, payload[field])))
    .find(Boolean)
    ?.slice(0, 160) ?? '';

/** The texts of a form by which a search finds its ticket. */
export const textsToSearch = (payload: Payload): string[] =>
  searchedFields.map((field) => textOf(payload[field]));

/** `words`: the words by which a search finds the ticket. */
export type NewTicket = { row: TicketRecord; words: string[] };

export const newTicket = (submission: Submission, now: Instant): NewTicket => {
  const { id, formKind, payload, createdAt } = submission;
  const studio = studioOf(submission);
  const scopeClass = scopeClassOf(formKind, payload.position);
  const isHistory = createdAt < now - historyAfterMs;
  const status = isHistory && !submission.spam ? 'RESOLVED' : 'NEW';
  const box = boxOf({ isHeld: submission.spam !== null, status });
  const due = box === 'unassigned' ? dueAt(studio, createdAt) : null;
  const times = { due_at: due, created_at: createdAt, touched_at: createdAt };
  const { source, medium, campaign } = campaignOf(submission.requestMetadata);
  const reference = referenceOf(submission);
  const person = {
    name: textOf(nameOf(submission)).slice(0, 120),
    ...personKeysOf(submission),
  };
  return {
    row: {
      id,
      reference,
      form: formKind,
      studio_id: studio,
      class: storedScopeClass(scopeClass),
      scope: scopeOf(studio, scopeClass),
      ...person,
      summary: summaryOf(payload),
      status,
      box,
      rank: rankOf(box, times),
      assignee_id: null,
      version: 1,
      stage: 'new',
      reason: null,
      source: tagOf(source),
      medium: tagOf(medium),
      campaign: tagOf(campaign),
      ...times,
      tries: 0,
      next_at: null,
      first_contact_at: null,
      first_contact_open_ms: null,
      first_contact_tries: null,
      trial_at: null,
      visited_at: null,
      joined_at: null,
      erasure_requested_at: null,
      resolved_at: null,
      touched_by: null,
      held: submission.spam,
    },
    words: allWords({ ...person, reference, texts: textsToSearch(payload) }),
  };
};

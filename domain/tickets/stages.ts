import { factsOfKind, isFormKind } from '#domain/forms/forms.ts';

/** How far a lead has come. The statuses are those of the specification; a stage lies beside them. */
export const stages = ['new', 'in-touch', 'trial-booked', 'visited', 'joined', 'answered', 'lost'] as const;

export type Stage = (typeof stages)[number];

const closing: readonly Stage[] = ['joined', 'answered', 'lost'];

/** Whether the stage closes the ticket; spam and other dismissals close it without a stage. */
export const isClosing = (stage: Stage): boolean => closing.includes(stage);

/** Whether a lead can reach this stage only after a real answer. */
export const impliesContact = (stage: Stage): boolean => stage !== 'new' && stage !== 'lost';

/** Stages that a ticket of this form can have. */
export const stagesOf = (formKind: string): readonly Stage[] =>
  isFormKind(formKind) && factsOfKind[formKind].lastStage === 'joined'
    ? stages.filter((stage) => stage !== 'answered')
    : ['new', 'in-touch', 'answered'];

/**
 * The order of the stages for milestones. `lost` is between `visited` and `joined`: a lead that is lost keeps
 * the time of its visit, and loses the time of joining.
 */
const order: readonly Stage[] = ['new', 'in-touch', 'trial-booked', 'visited', 'lost', 'joined'];

/** The stages whose time a ticket stores, for the figures. */
type Milestone = 'trial-booked' | 'visited' | 'joined';

/**
 * The time when a ticket first came to a milestone. A later stage keeps it; it becomes null when the stage
 * moves back before the milestone.
 */
export const milestoneAt = (milestone: Milestone, known: number | null, after: Stage, now: number) => {
  if (after === milestone) return known ?? now;
  const isBefore = order.includes(after) && order.indexOf(after) < order.indexOf(milestone);
  return isBefore ? null : known;
};

import type { BulkKind } from '#domain/tickets/changes.ts';

const leads = (count: number) => `${count} ${count === 1 ? 'lead' : 'leads'}`;

export const bulkWords = {
  select: 'Select',
  selectRow: (name: string) => `Select ${name}`,
  selected: 'selected',
  selectAll: 'Select all',
  clear: 'Clear',
  bar: 'Do this with the selected leads',
  take: 'Take',
  assign: 'Give to',
  done: {
    take: (count: number) => `${leads(count)} ${count === 1 ? 'is' : 'are'} yours.`,
    assign: (count: number) => `${leads(count)} handed over.`,
    'hand-back': (count: number) => `${leads(count)} handed back to the studio.`,
    stage: (count: number) => `${leads(count)} moved.`,
    dismiss: (count: number) => `${leads(count)} closed: nothing to do.`,
    undo: (count: number) => `${leads(count)} as before.`,
  } satisfies Record<BulkKind | 'undo', (count: number) => string>,
  finish: 'Stage',
  handBack: 'Hand back',
  nothingChanged: 'Nothing was changed.',
  unchanged: (count: number) => `${leads(count)} stayed as ${count === 1 ? 'it was' : 'they were'}:`,
  unnamed: 'A lead that you do not see',
  notYours: 'It is not yours to change, or no longer there.',
  selectFirst: 'Please select one or more leads first.',
  tooMany: (limit: number) => `Please select at most ${limit} leads at once.`,
};

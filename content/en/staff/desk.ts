import type { TicketStatus } from '#domain/tickets/transitions.ts';
import type { Tab } from '#domain/tickets/views.ts';

const many = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

/** A length of time in its largest unit: "5 min", "3 h", "2 days". */
export const spanWords = (ms: number): string => {
  const minutes = Math.max(0, Math.floor(ms / 60_000));
  if (minutes < 1) return 'now';
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `${hours} h` : many(Math.floor(hours / 24), 'day', 'days');
};

export const statusWords: Record<TicketStatus | 'HELD', string> = {
  NEW: 'New',
  OPEN: 'Open',
  ASSIGNED: 'Taken',
  IN_PROGRESS: 'In touch',
  RESOLVED: 'Done',
  NIL: 'Nothing to do',
  HELD: 'Held',
};

/** Texts of the start screen, the list and the frame of every screen. */
export const desk = {
  title: 'My desk',
  skip: 'Skip to content',
  nav: { main: 'Main', desk: 'Desk', leads: 'Leads', held: 'Held', team: 'Team', log: 'Log', me: 'Me' },
  undo: 'Undo',
  back: 'Back to the list',
  nextLead: 'Next lead',
  loading: 'Loading',
  waiting: (count: number, overdue: number) =>
    `${many(count, 'lead waits', 'leads wait')} for an owner${overdue > 0 ? `, ${overdue} overdue` : ''}`,
  connection: {
    cut: 'Connection lost. Trying again.',
    idle: 'Paused while you were away.',
    go: 'Continue',
  },
  fresh: (count: number) => (count > 0 ? `${count} new` : 'Show changes'),
  greeting: (name: string, hour: number) => {
    const [first] = name.split(' ');
    if (hour < 12) return `Good morning, ${first}`;
    return hour < 18 ? `Good afternoon, ${first}` : `Good evening, ${first}`;
  },
  figures: {
    waiting: 'waiting for an owner',
    oldest: 'longest wait',
    withinHour: 'answered within an hour this week',
  },
  unowned: 'Waiting for an owner',
  mine: 'Mine',
  allMine: 'See all',
  all: (count: string) => `See all ${count}`,
  calm: 'Nobody is waiting. Take a breath.',
  scheduleLine: (span: string) =>
    `The booking system has not answered for ${span}. The website shows the schedule as it was then.`,
  scheduleMissing: 'The booking system has not answered yet, so the website has no classes to show.',
  calmHint: 'New leads appear here as soon as they are sent.',
  nothingMine: 'You have no open leads. Take the one that waits longest.',
  nothingMineCalm: 'You have no open leads.',
  heldLine: (count: number) => `${many(count, 'message', 'messages')} held as spam. Have a quick look.`,
  parkedLine: (count: number) => `${many(count, 'delivery needs', 'deliveries need')} a look.`,
  row: {
    over: (span: string) => `${span} over`,
    take: 'Take',
    takeNamed: (name: string) => `Take the lead of ${name}`,
    mine: 'You',
    nobody: 'Nobody',
    wait: 'waiting',
    here: ({ name, isWriting }: { name: string; isWriting: boolean }) =>
      `${name.split(' ')[0]} is ${isWriting ? 'writing' : 'here'}`,
    gone: 'no longer here',
  },
};

export const list = {
  title: 'Leads',
  tabs: {
    unowned: 'Unowned',
    mine: 'Mine',
    all: 'All open',
    waiting: 'In touch',
    done: 'Done',
    held: 'Held',
  } satisfies Record<Tab, string>,
  everything: 'Everything',
  tabList: 'Which leads',
  searchLabel: 'Search by name, email, phone, reference or words',
  /** Short, because it must fit into the list beside a ticket. */
  searchHint: 'Name, phone, email…',
  searchSubmit: 'Search',
  filters: 'Filters',
  filtersOn: (count: number) => `Filters · ${count}`,
  studio: 'Studio',
  form: 'Form',
  owner: 'Owner',
  from: 'From',
  to: 'To',
  campaign: 'Campaign',
  any: 'Any',
  noStudio: 'No studio',
  apply: 'Show',
  clear: 'Clear all',
  remove: (label: string) => `Remove ${label}`,
  export: 'Export',
  exportHint: 'Export these leads as a table (CSV)',
  next: 'Next page',
  first: 'Back to the first page',
  further: 'Look further back',
  furtherHint: 'We have looked through the newest part of your history.',
  count: (count: number, cap: number) => (count >= cap ? `${cap.toLocaleString('en-US')}+` : String(count)),
  empty: {
    unowned: 'Nobody is waiting. Take a breath.',
    mine: 'You have no open leads.',
    all: 'No open leads.',
    waiting: 'Nobody is waiting for the next step.',
    done: 'Nothing finished yet.',
    held: 'Nothing is held. Every message reached you.',
  } satisfies Record<Tab, string>,
  emptyHint: {
    unowned: 'New leads appear here as soon as they are sent.',
    mine: 'Take one from Unowned and it is yours.',
    all: 'New leads appear here as soon as they are sent.',
    waiting: 'A lead comes here after the first call, text or mail.',
    done: 'A lead comes here when you say what came of it.',
    held: 'Messages that look like spam wait here until you release them.',
  } satisfies Record<Tab, string>,
  searchAll: 'Search everything',
  noMatch: 'Nothing matches',
  noMatchHint: 'Try fewer words, another tab, or clear the filters.',
  columns: {
    name: 'Name',
    summary: 'Message',
    form: 'Form',
    studio: 'Studio',
    owner: 'Owner',
    wait: 'Waiting',
    sent: 'Sent',
  },
};

export const keyWords = {
  title: 'Keyboard shortcuts',
  close: 'Close',
  off: 'Turn shortcuts off in your account',
  keys: [
    ['j', 'Next lead'],
    ['k', 'Previous lead'],
    ['Enter', 'Open the lead'],
    ['x', 'Select it, for one step with several'],
    ['t', 'Take it'],
    ['c', 'Call, and note it'],
    ['r', 'Reply by mail, and note it'],
    ['n', 'Write a note'],
    ['e', 'Finish: say what came of it'],
    ['m', 'Move to another studio'],
    ['u', 'Undo the last step'],
    ['/', 'Search'],
    ['Esc', 'Close, or back to the list'],
    ['?', 'This list'],
  ],
} as const;

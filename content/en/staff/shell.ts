import { cappedCountText } from '#domain/tickets/capped-count.ts';

/** Texts of the frame around every screen. */
export const shellWords = {
  skip: 'Skip to content',
  nav: {
    main: 'Main',
    home: 'Home',
    leads: 'Leads',
    held: 'Held',
    figures: 'Figures',
    team: 'Team',
    'saved-replies': 'Replies',
    log: 'Log',
    me: 'Me',
  },
  undo: 'Undo',
  close: 'Close',
  signOut: 'Sign out',
  signedInAs: (name: string) => `Signed in as ${name}`,
  newLead: 'New lead',
  back: 'Back to the list',
  nextLead: 'Next lead',
  badge: (count: number, overdue: number) =>
    `${cappedCountText(count)} unassigned ${count === 1 ? 'lead' : 'leads'}${overdue > 0 ? `, ${cappedCountText(overdue)} overdue` : ''}`,
  connection: {
    interrupted: 'Connection lost. Trying again.',
    idle: 'Paused while you were away.',
    go: 'Continue',
  },
};

export const shortcutWords = {
  title: 'Keyboard shortcuts',
  close: 'Close',
  off: 'Turn shortcuts off in your account',
  keys: [
    ['j', 'Next lead'],
    ['k', 'Previous lead'],
    ['Enter', 'Open the lead'],
    ['x', 'Select it, for one step with several'],
    ['t', 'Take it'],
    ['c', 'Call, and say what came of it'],
    ['r', 'Write a mail'],
    ['n', 'Write a note'],
    ['e', 'Move it to another stage'],
    ['m', 'Move to another studio'],
    ['u', 'Undo the last step'],
    ['/', 'Search'],
    ['Esc', 'Close, or back to the list'],
    ['?', 'This list'],
  ],
} as const;

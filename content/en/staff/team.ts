import type { Role } from '#domain/staff/permissions.ts';

export const roleLabels = {
  Corporate: 'Corporate',
  Studio_Manager: 'Studio manager',
  Front_Desk: 'Front desk',
  Teacher: 'Teacher',
} satisfies Record<Role, string>;

/** Texts of the team list and of the invitation form. */
export const teamWords = {
  title: 'Team',
  intro: 'Everybody you can invite and manage.',
  empty: 'Nobody yet. Invite the first person below.',
  invite: 'Invite somebody',
  name: 'Name',
  email: 'Work email',
  role: 'Role',
  studios: 'Studios',
  submit: 'Send invitation',
  copy: 'Copy the link',
  link: 'Invitation sent. If the mail gets lost, pass this link on yourself. It works once, for 24 hours.',
  invited: 'Invited',
  disabled: 'Left',
  seen: (when: string) => `Seen ${when}`,
  allStudios: 'All studios',
  errors: {
    name: 'Please enter a first and last name.',
    email: 'Please enter a valid email address.',
    role: 'Please choose a role.',
    studio: 'Please choose at least one studio.',
    notYours: 'You cannot give this role in these studios.',
    taken: 'This address has an account already.',
    lastCorporate: 'This is the last Corporate account. Invite another one first.',
  },
};

/** Texts of the screen of one member. */
export const memberWords = {
  role: 'Role and studios',
  save: 'Save',
  sessions: 'Signed in',
  noSessions: 'Not signed in anywhere.',
  endAll: 'End all sessions',
  recover: 'New invitation',
  recoverText: 'For a lost phone or a return. All passkeys, passwords and sessions of this person end now.',
  reinvite: 'Send a new invitation',
  leave: 'Leaving the team',
  leaveText: 'Ends every way in at once and hands open leads back to the studio.',
  disable: 'Disable this account',
  back: 'Back to the team',
};

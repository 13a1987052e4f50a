/** One line after an act, by the key in the address (`?said=…`). */
export const said: Readonly<Record<string, string>> = {
  'signed-out': 'You are signed out.',
  verified: 'Thank you. You can add your passkey now.',
  'passkey-added': 'Your passkey is ready. Your other sessions have ended.',
  'passkey-removed': 'The passkey is removed. Your other sessions have ended.',
  'password-changed': 'Your password and authenticator are saved. Your other sessions have ended.',
  'sessions-ended': 'Done. Those sessions have ended.',
  'nothing-to-end': 'There was no other session.',
  'keys-on': 'Shortcuts are on.',
  'keys-off': 'Shortcuts are off.',
  'person-changed': 'Saved.',
  'person-disabled': 'The account is disabled. Nobody can sign in with it any more.',
};

export const undoLabel = 'Undo';

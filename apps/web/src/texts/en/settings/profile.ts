export const profile = {
  person: 'You',
  name: 'Name',
  nameHint: 'Members of all your workspaces see this name.',
  email: 'E-mail',
  role: 'Role',
  save: 'Save',
  saved: 'Your name was saved.',
  password: 'Password',
  passwordHint:
    'A new password ends your other sign-ins and disconnects your AI clients. This browser stays signed in, and API tokens stay.',
  current: 'Current password',
  fresh: 'New password',
  freshHint: '8 to 1000 characters of any kind. No common password, and not your e-mail address.',
  change: 'Change password',
  changed: 'Your password was changed. Your other sign-ins have ended.',
  display: 'Display',
  whereKept: 'The theme follows you to every browser. The language is of this device.',
  keyboard: 'Keyboard and screen reader',
  singleKeys: 'Shortcuts of a single key',
  singleKeysHint:
    'Keys such as N, M or ? run commands while no text is edited. Ctrl K or ⌘ K, arrows, Enter and Escape always work.',
  announceOthers: 'Announce changes of others',
  announceOthersHint:
    'A screen reader reads what other people and AI clients change on the open board, at most every five seconds.',
  session: 'Session',
  sessionHint: 'Ends the sign-in of this browser and deletes what it keeps of your boards.',
};

export const ownData = {
  title: 'Your data',
  exportHint:
    'A JSON file with what Kiban holds about you, and with the cards and comments that you wrote on boards that you see.',
  export: 'Export your data',
  exported: 'Your data is saved.',
  file: 'kiban-my-data',
  deleteHint: 'Your account ends in all workspaces. This cannot be undone.',
  delete: 'Delete account',
  deleteTitle: 'Delete your account?',
  goes: 'What goes:',
  goesItems: [
    'your sign-in, with passkeys and second factor',
    'all sessions, AI clients and API tokens of yours',
    'your private saved views and your preferences',
    'your name and e-mail address, also in the audit log',
  ],
  stays: 'What stays, without your name:',
  staysItems: [
    'boards, cards and comments that you wrote',
    'entries of the audit log: what was done, and when',
  ],
  confirmEmail: 'To confirm, type your e-mail address',
  passwordHint: 'Leave it empty to show a passkey or a code instead.',
  confirm: 'Delete my account',
  cancel: 'Keep my account',
  lastOwner: 'These workspaces would have no owner:',
  lastOwnerHint: 'Make another member of each an owner first, or delete the workspace.',
};

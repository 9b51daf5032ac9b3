export const deletion = {
  title: 'Delete the workspace',
  hint: 'Deletes the workspace with all its boards. For 30 days, or as many as the installation sets, owners can restore it.',
  open: 'Delete workspace…',
  dialogTitle: (name: string): string => `Delete “${name}”?`,
  endsNow:
    'Now: members, API tokens and AI clients are refused, and webhooks receive nothing. All owners get a mail with the date.',
  endsLater:
    'After 30 days, or as many as the installation sets: boards, cards, members, tokens, webhooks and the audit log are deleted for good. Accounts stay.',
  undo: 'To undo it until then, an owner signs in and restores the workspace. Everything then works as before.',
  typeName: (name: string): string => `Type the name of the workspace: ${name}`,
  confirm: 'Delete workspace',
  deleted: (name: string): string => `“${name}” was deleted`,
  until: (moment: string): string => `It is deleted for good on ${moment}.`,
  nothingLost:
    'Until then nothing is lost: boards, tokens, AI clients and webhooks wait, and no one can use them.',
  restore: 'Restore workspace',
  askOwner: 'An owner of the workspace can restore it. Ask one of them.',
  others: 'Your other workspaces',
  signOut: 'Sign out',
};

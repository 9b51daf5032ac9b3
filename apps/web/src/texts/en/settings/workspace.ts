export const workspace = {
  about: 'Name and address',
  name: 'Name',
  slug: 'Slug',
  slugHint:
    'Lower-case letters and digits, separated by single hyphens. Clients and webhooks get the new slug.',
  save: 'Save',
  saved: 'The workspace was saved.',
  conflict: (name: string, slug: string): string =>
    `Another person has changed the workspace: it is now “${name}” (${slug}). Save again to replace that.`,
  onlyManagers: 'Owners and admins change the name and the slug.',
  facts: 'Facts',
  id: 'Id',
  members: 'Members',
  created: 'Created',
  usage: 'Usage',
  noUsage: 'The usage is unavailable at the moment.',
  boards: 'Boards',
  cards: 'Cards',
  text: 'Text',
  ofQuota: (used: string, quota: string): string => `${used} of ${quota}`,
  noQuota: (used: string): string => `${used}, no limit`,
  usageHint: 'Archived boards and cards count as well.',
};

/** The sections of the reference in order. A tag without an entry is an error. */
export const tags: readonly { name: string; description: string }[] = [
  { name: 'Boards', description: 'Boards of the workspace, their order, visibility and members.' },
  { name: 'Lists', description: 'Lists on a board, and their attached information.' },
  { name: 'Cards', description: 'Cards: create, read, update, move, batch, claim, assign.' },
  { name: 'Comments', description: 'Comments on a card.' },
  { name: 'Checklists', description: 'Checklist items of a card.' },
  { name: 'Labels', description: 'Labels of a board and of its cards.' },
  { name: 'Custom fields', description: 'Typed fields of a board, and their values on cards.' },
  { name: 'Grid and timetable', description: 'Boards whose lists are the cells of columns and rows.' },
  { name: 'Gantt', description: 'The schedule of a board: spans, progress, dependencies.' },
  { name: 'Activity', description: 'Activity of a board or a card, also as a live stream.' },
  { name: 'Search', description: 'Search for cards on all boards that the caller can see.' },
  { name: 'Import and export', description: 'Whole boards as JSON, and boards from Trello.' },
  { name: 'Reference', description: 'This document, and the description of the domain events.' },
  {
    name: 'Audit log',
    description: 'Changes of rights and credentials, with actor, time and network address.',
  },
  { name: 'Workspace', description: 'Name and slug of the workspace.' },
  {
    name: 'Tokens and AI clients',
    description: 'Workspace tokens and connected AI clients: list, issue, revoke.',
  },
  { name: 'Members', description: 'Members, their roles, invitations, and the caller.' },
  {
    name: 'Webhooks',
    description: 'Endpoints that receive events: register, disable, test, rotate the key.',
  },
  { name: 'Deliveries', description: 'The delivery log of an endpoint, and redelivery.' },
  { name: 'Events', description: 'The event feed: the payloads of webhooks, to poll.' },
  { name: 'REST hooks', description: 'Subscriptions that automation tools create and delete.' },
  {
    name: 'Webhook deliveries',
    description: 'The requests that your endpoint receives, one for each event kind.',
  },
];

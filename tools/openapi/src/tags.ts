import { exampleOrigin } from '@kiban/contracts';

interface Tag {
  name: string;
  description: string;
  externalDocs?: { url: string; description: string };
}

const guide = (slug: string, title: string): Tag['externalDocs'] => ({
  url: `${exampleOrigin}/docs/${slug}`,
  description: `Guide: ${title}`,
});

/** The sections of the reference in order. A tag without an entry is an error. */
export const tags: readonly Tag[] = [
  {
    name: 'Boards',
    description: 'Boards of the workspace, their order, visibility and members.',
    externalDocs: guide('concepts', 'concepts'),
  },
  {
    name: 'Lists',
    description: 'Lists on a board, and their attached information.',
    externalDocs: guide('concepts', 'concepts'),
  },
  {
    name: 'Cards',
    description: 'Cards: create, read, update, move, batch, claim, assign.',
    externalDocs: guide('concurrency', 'concurrency'),
  },
  { name: 'Comments', description: 'Comments on a card.' },
  { name: 'Checklists', description: 'Checklist items of a card.' },
  { name: 'Labels', description: 'Labels of a board and of its cards.' },
  { name: 'Saved views', description: 'Filters, grouping and sort of a board, kept under a name.' },
  { name: 'Watching', description: 'What notifies you: boards, lists and cards.' },
  { name: 'Custom fields', description: 'Typed fields of a board, and their values on cards.' },
  { name: 'Grid and timetable', description: 'Boards whose lists are the cells of columns and rows.' },
  { name: 'Gantt', description: 'The schedule of a board: spans, progress, dependencies.' },
  { name: 'Activity', description: 'Activity of a board or a card, also as a live stream.' },
  { name: 'Search', description: 'Search for cards on all boards that the caller can see.' },
  {
    name: 'Import and export',
    description: 'Whole boards as JSON, and boards from Trello.',
    externalDocs: guide('import', 'import'),
  },
  { name: 'Reference', description: 'This document, and the description of the domain events.' },
  {
    name: 'Audit log',
    description: 'Changes of rights and credentials, with actor, time and network address.',
  },
  { name: 'Workspace', description: 'Name and slug of the workspace.' },
  {
    name: 'Tokens and AI clients',
    description: 'Workspace tokens and connected AI clients: list, issue, revoke.',
    externalDocs: guide('authentication', 'authentication'),
  },
  { name: 'Members', description: 'Members, their roles, invitations, and the caller.' },
  {
    name: 'Inbox',
    description: 'What others did that concerns the caller: read, count, mark and snooze notifications.',
  },
  {
    name: 'Webhooks',
    description: 'Endpoints that receive events: register, disable, test, rotate the key.',
    externalDocs: guide('webhooks', 'webhooks'),
  },
  {
    name: 'Deliveries',
    description: 'The delivery log of an endpoint, and redelivery.',
    externalDocs: guide('webhooks', 'webhooks'),
  },
  {
    name: 'Events',
    description: 'The event feed: the payloads of webhooks, to poll.',
    externalDocs: guide('events', 'events'),
  },
  { name: 'REST hooks', description: 'Subscriptions that automation tools create and delete.' },
  {
    name: 'Webhook deliveries',
    description: 'The requests that your endpoint receives, one for each event kind.',
    externalDocs: guide('webhooks', 'webhooks'),
  },
];

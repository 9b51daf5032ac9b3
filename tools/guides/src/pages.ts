/** One page of the docs: a Markdown file of the repository, the address that it gets, and what a reader finds there. */
export interface PageEntry {
  readonly source: string;
  readonly address: string;
  readonly summary: string;
}

export interface Section {
  readonly title: string;
  readonly pages: readonly PageEntry[];
}

/** @param summaries by the name of the file */
const pagesIn = (source: string, address: string, summaries: Record<string, string>): PageEntry[] =>
  Object.entries(summaries).map(([name, summary]) => ({
    source: `${source}/${name}.md`,
    address: name === 'README' ? address : `${address}/${name}`,
    summary,
  }));
const guides = (summaries: Record<string, string>): PageEntry[] => pagesIn('docs/guides', '/docs', summaries);

/** Everything under /docs, in the order of the sidebar and of previous and next. */
export const SECTIONS: readonly Section[] = [
  {
    title: 'Get started',
    pages: guides({
      README: 'What Kiban is, and which guide to read for what.',
      'quick-start':
        'Start Kiban, create a board with lists, add a card and move it, with curl, TypeScript or Python.',
      concepts:
        'The terms: workspaces, members and roles, boards, lists, cards, custom fields, grids, Gantt charts and events.',
    }),
  },
  {
    title: 'Use the API',
    pages: guides({
      authentication: 'API tokens, OAuth and kiban login: how to get a bearer token and what it may do.',
      client: 'The typed TypeScript client: retries, paging, errors, events and verified webhooks.',
      cli: 'The command line: boards and cards, webhooks on your machine, imports, scripts.',
      'idempotency-and-retries': 'Send a write again without a second effect, and which errors to retry.',
      paging: 'Read collections page by page, with cursors and limits.',
      concurrency: 'Entity tags, conflicts, what changed since a time, and a local order that stays correct.',
      import: 'Import boards of other tools and tables, in the screen and in a terminal.',
    }),
  },
  {
    title: 'Receive changes',
    pages: guides({
      webhooks:
        'Build a receiver that verifies signatures, register it, and handle retries and key rotation.',
      events: 'Read the event feed, stream a board, and consume events from NATS JetStream.',
    }),
  },
  {
    title: 'Connect AI clients',
    pages: guides({ mcp: 'Connect Claude, ChatGPT, Cursor and other AI clients to the MCP server.' }),
  },
  {
    title: 'Operate Kiban',
    pages: guides({
      'self-hosting': 'Run Kiban on one machine, with Docker Compose or on Kubernetes.',
      upgrade: 'Upgrade without downtime, and go back one release.',
    }),
  },
  {
    title: 'In depth',
    pages: pagesIn('docs', '/docs/in-depth', {
      webhooks: 'Every property of webhooks, REST hooks, deliveries, signatures and retries.',
      events: 'Every kind of event, its payload, its order, and the NATS subjects and headers.',
      mcp: 'The tools of the MCP server, its protocol versions, sign-in and errors.',
      scale: 'How the load of a large installation falls on each part, with sums and measurements.',
    }),
  },
  {
    title: 'Runbooks',
    pages: pagesIn('docs/runbooks', '/docs/runbooks', {
      README: 'Which runbook to open for which symptom or alert.',
      install: 'Install Kiban on Kubernetes, step by step.',
      'upgrade-and-roll-back': 'Roll a release out, and back by one.',
      'backup-and-restore': 'What to back up, and how to restore PostgreSQL and JetStream.',
      'rotate-secrets': 'Replace every password and key under load.',
      'broker-lost': 'What works without NATS, and how to rebuild the stream.',
      'database-lost': 'What happens without PostgreSQL, and how to bring it back.',
      'stuck-delivery': 'Find out why a receiver gets no events.',
      'errors-and-latency': 'Find the cause of errors and slow responses.',
      'scale-out': 'Which part is full, and what to add.',
    }),
  },
];

export const PAGES: readonly PageEntry[] = SECTIONS.flatMap(({ pages }) => pages);

/** The address of a page as Markdown. */
export function markdownAddress(address: string): string {
  return `${address}.md`;
}

/** Addresses of the deployment outside /docs that pages may link to. */
export const OTHER_ADDRESSES: readonly string[] = [
  '/',
  '/settings',
  '/settings/webhooks',
  '/sign-up',
  '/api/v1/docs',
  '/api/v1/openapi.json',
  '/api/v1/asyncapi.json',
  '/llms.txt',
];

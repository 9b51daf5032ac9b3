/** One page of the docs: a Markdown file of the repository and the address that it gets. */
export interface PageEntry {
  readonly source: string;
  readonly address: string;
}

export interface Section {
  readonly title: string;
  readonly pages: readonly PageEntry[];
}

const guides = (...names: string[]): PageEntry[] =>
  names.map((name) => ({ source: `docs/guides/${name}.md`, address: `/docs/${name}` }));
const inDepth = (...names: string[]): PageEntry[] =>
  names.map((name) => ({ source: `docs/${name}.md`, address: `/docs/in-depth/${name}` }));
const runbooks = (...names: string[]): PageEntry[] =>
  names.map((name) => ({ source: `docs/runbooks/${name}.md`, address: `/docs/runbooks/${name}` }));

/** Everything under /docs, in the order of the sidebar and of previous and next. */
export const SECTIONS: readonly Section[] = [
  {
    title: 'Get started',
    pages: [{ source: 'docs/guides/README.md', address: '/docs' }, ...guides('quick-start', 'concepts')],
  },
  {
    title: 'Use the API',
    pages: guides(
      'authentication',
      'client',
      'cli',
      'idempotency-and-retries',
      'paging',
      'concurrency',
      'import',
    ),
  },
  { title: 'Receive changes', pages: guides('webhooks', 'events') },
  { title: 'Connect AI clients', pages: guides('mcp') },
  { title: 'Operate Kiban', pages: guides('self-hosting', 'upgrade') },
  { title: 'In depth', pages: inDepth('webhooks', 'events', 'mcp', 'scale') },
  {
    title: 'Runbooks',
    pages: [
      { source: 'docs/runbooks/README.md', address: '/docs/runbooks' },
      ...runbooks(
        'install',
        'upgrade-and-roll-back',
        'backup-and-restore',
        'rotate-secrets',
        'broker-lost',
        'database-lost',
        'stuck-delivery',
        'errors-and-latency',
        'scale-out',
      ),
    ],
  },
];

export const PAGES: readonly PageEntry[] = SECTIONS.flatMap(({ pages }) => pages);

/** Addresses of the deployment outside /docs that pages may link to. */
export const OTHER_ADDRESSES: readonly string[] = [
  '/',
  '/settings',
  '/settings/webhooks',
  '/sign-up',
  '/api/v1/docs',
  '/api/v1/openapi.json',
  '/api/v1/asyncapi.json',
];

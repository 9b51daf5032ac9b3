import type { Page } from './page.js';
import { markdownAddress, SECTIONS } from './pages.js';

const INTRODUCTION = [
  '# Kiban',
  '> An open-source service for work on boards. A workspace holds boards, a board holds lists, and a list holds cards. Everything is' +
    ' available through an HTTP API, an MCP server for AI clients, webhooks and NATS events.',
  'The API is under `/api/v1` and takes a bearer token. The MCP server is at `/mcp`. All addresses are of the deployment that serves this file.',
];

const REFERENCES = [
  ['API', '/api/v1/openapi.json', 'OpenAPI 3.1: every operation, its parameters, responses and errors.'],
  ['Events', '/api/v1/asyncapi.json', 'AsyncAPI 3: every event, on NATS and as webhook.'],
  [
    'Packages',
    '/packages/index.json',
    'Client, command line, consumer of events and local MCP process, for npm.',
  ],
] as const;

const lineOf = (title: string, address: string, summary: string): string =>
  `- [${title}](${address}): ${summary}`;

/** `/llms.txt` (llmstxt.org): the guides with a line each, as addresses under the origin that serves it. */
export function renderLlms(pages: readonly Page[]): string {
  const titles = new Map(pages.map(({ address, title }) => [address, title]));
  const sections = SECTIONS.map(({ title, pages: entries }) => {
    const lines = entries.map(({ address, summary }) =>
      lineOf(titles.get(address) ?? address, markdownAddress(address), summary),
    );
    return `## ${title}\n\n${lines.join('\n')}`;
  });
  const references = REFERENCES.map(([title, address, summary]) => lineOf(title, address, summary));
  return `${[...INTRODUCTION, ...sections, `## Reference\n\n${references.join('\n')}`].join('\n\n')}\n`;
}

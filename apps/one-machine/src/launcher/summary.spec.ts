import { describe, expect, it } from '@jest/globals';
import { summaryOf } from './summary.js';

const deployment = {
  origin: 'https://boards.example.org',
  apiUrl: 'https://boards.example.org/api/v1',
  mcpUrl: 'https://boards.example.org/mcp',
  specUrl: 'https://boards.example.org/api/v1/openapi.json',
  owner: { email: 'owner@example.org', password: 'x' },
  workspace: { slug: 'w' },
  token: 'kbn_x',
} as Parameters<typeof summaryOf>[0];
const linesOn = (reach: Parameters<typeof summaryOf>[2]): string[] =>
  summaryOf(deployment, 'file', reach)
    .split('\n')
    .filter((line) => line.includes('WEBHOOK_ALLOW_CIDRS'));

describe('the launcher’s line about webhooks', () => {
  it('names the allowed or blocked addresses, and is absent when the environment set them', () => {
    expect(linesOn('public only')).toEqual([
      expect.stringContaining('are blocked, because HOST or PUBLIC_ORIGIN'),
    ]);
    expect(linesOn('loopback')).toEqual([expect.stringContaining('may go to addresses of this machine')]);
    expect(linesOn('as set')).toEqual([]);
  });
});

it('names the address of the boards first', () => {
  expect(summaryOf(deployment, 'file', 'as set')).toMatch(
    /is ready\. .+\n\n {2}Open +https:\/\/boards\.example\.org\/boards\n/,
  );
});

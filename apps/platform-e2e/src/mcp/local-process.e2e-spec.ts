import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { ABoard } from '../api/a-board.js';
import { openWorld, type World } from '../running/world.js';
import { callTool, dataOf } from './tool-call.js';

const program = fileURLToPath(new URL('../../../mcp-local/dist/bin/kiban-mcp.mjs', import.meta.url));

describe('the local MCP process', () => {
  let world: World;
  let client: Client;
  beforeAll(async () => {
    world = await openWorld();
    client = new Client({ name: 'local', version: '1.0.0' });
    await client.connect(
      new StdioClientTransport({
        command: process.execPath,
        args: [program],
        env: {
          SERVICE_TOKEN: world.deployment.token,
          SERVICE_URL: world.deployment.origin,
          PATH: process.env['PATH'] ?? '',
        },
      }),
    );
  });
  afterAll(() => client.close());

  it('reads its token from SERVICE_TOKEN and works on boards with it [SPEC-5.13, SPEC-5.12, SPEC-1.7, DEC-8.7]', async () => {
    const board = await ABoard.with(world.api, 'To do');
    await board.card('Seen over stdio');
    const response = await callTool(client, 'get_board', { board: board.id });
    expect(JSON.stringify(dataOf(response))).toContain('Seen over stdio');
  });

  it.each([
    ['no token', {}],
    ['an empty token', { SERVICE_TOKEN: ' ' }],
    ['a token that is mistyped', { SERVICE_TOKEN: `kbn_${'A'.repeat(46)}` }],
    ['a truncated token', { SERVICE_TOKEN: `kbn_${'A'.repeat(40)}` }],
  ])('exits immediately with a sentence and code 2 when it has %s [SPEC-5.13]', async (_what, env) => {
    const end = await new Promise<{ code: unknown; stderr: string }>((resolve) => {
      execFile(
        process.execPath,
        [program],
        { env: { PATH: process.env['PATH'], SERVICE_URL: world.deployment.origin, ...env } },
        (error, _stdout, stderr) => resolve({ code: error?.code ?? 0, stderr }),
      );
    });
    expect(end.code).toBe(2);
    expect(end.stderr).toContain('SERVICE_TOKEN');
    expect(end.stderr.trimEnd().split('\n')).toHaveLength(1);
  });
});

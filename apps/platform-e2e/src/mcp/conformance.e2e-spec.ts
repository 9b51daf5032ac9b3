import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { eventually } from '@kiban/testing';
import { ABoard } from '../api/a-board.js';
import { ApiCaller } from '../client/api-caller.js';
import { testDeployment, type Deployment } from '../client/deployment.js';
import { OwnStack } from '../running/own-stack.js';
import { callTool, dataOf } from './tool-call.js';
import { workspaceState } from './workspace-state.js';

const program = fileURLToPath(new URL('../../../mcp-gateway/conformance/run.mjs', import.meta.url));

interface Run {
  code: number | null;
  output: string;
}

/** Runs the published suite against a deployment's {mcp_url}, through its edge and with a separate token. */
async function runSuite(deployment: Deployment, ...options: string[]): Promise<Run> {
  const child = spawn(process.execPath, [program, deployment.mcpUrl, ...options], {
    env: { PATH: process.env['PATH'], SERVICE_TOKEN: deployment.token },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => void chunks.push(chunk));
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { code, output: Buffer.concat(chunks).toString('utf8') };
}

/** Fails with the suite's output. */
function expectPassed({ code, output }: Run): void {
  if (code !== 0) throw new Error(output.slice(-30_000));
  expect(output).toMatch(/\d+ passed|Passed: \d+/);
}

describe('the published conformance suite of the protocol', () => {
  describe('with its own tools enabled in a test configuration', () => {
    let stack: OwnStack;
    beforeAll(async () => {
      stack = await OwnStack.start({ NODE_ENV: 'test', MCP_CONFORMANCE_FIXTURES: '1' });
    }, 240_000);
    afterAll(() => stack.stop());

    it.each(['2025-11-25', '2026-07-28'])(
      'passes every scenario that revision %s requires [DEC-8.1]',
      async (revision) => expectPassed(await runSuite(stack.deployment, '--requirements', revision)),
      180_000,
    );

    // Uses this separate deployment, because other tests constantly change the tables of the shared one.
    it('leaves every table and the stream unchanged after each reading tool [DEC-8.3]', async () => {
      const { deployment } = stack;
      const board = await ABoard.with(new ApiCaller(deployment.apiUrl, deployment.token), 'To do', 'Done');
      const { id: card } = await board.card('Read by all');
      const client = new Client({ name: 'reader', version: '1.0.0' });
      await client.connect(
        new StreamableHTTPClientTransport(new URL(deployment.mcpUrl), {
          requestInit: { headers: { authorization: `Bearer ${deployment.token}` } },
        }),
      );
      const inputs: Record<string, Record<string, unknown>> = {
        get_board: { board: board.id },
        search_cards: { query: 'read', board: board.id },
        get_card: { card },
        get_fields: { board: board.id },
        get_grid: { board: board.id, cards: true },
        get_gantt: { board: board.id },
        get_activity: { board: board.id },
      };
      const { tools } = await client.listTools();
      const reading = tools.filter(({ annotations }) => annotations?.readOnlyHint);
      const readAll = async (): Promise<void> => {
        for (const { name } of reading) dataOf(await callTool(client, name, inputs[name] ?? {}));
        await client.readResource({ uri: `kiban://boards/${board.id}` });
        await client.readResource({ uri: `kiban://cards/${card}` });
      };
      // A first round, so that leases and earlier writes are complete.
      await readAll();
      let before = '';
      await eventually('no work is in flight', async () => {
        const now = await workspaceState(deployment);
        const settled = now === before;
        before = now;
        await delay(300);
        return settled;
      });
      await readAll();
      await delay(1_000);
      expect((await workspaceState(deployment)).split('\n').sort()).toEqual(before.split('\n').sort());
      expect(before).toContain('Read by all');
      expect(reading.map(({ name }) => name).sort()).toEqual(
        [...Object.keys(inputs), 'list_boards', 'list_members'].sort(),
      );
      await client.close();
    });
  });

  describe('with the real tools only', () => {
    let deployment: Deployment;
    beforeAll(async () => {
      deployment = await testDeployment();
    });

    it.each([
      ['2025-11-25', 'server-initialize'],
      ['2025-11-25', 'ping'],
      ['2025-11-25', 'tools-list'],
      ['2025-11-25', 'resources-list'],
      ['2025-11-25', 'prompts-list'],
      ['2025-11-25', 'completion-complete'],
      ['2025-11-25', 'dns-rebinding-protection'],
      ['2026-07-28', 'tools-list'],
      ['2026-07-28', 'resources-list'],
      ['2026-07-28', 'prompts-list'],
      ['2026-07-28', 'sep-2164-resource-not-found'],
      ['2026-07-28', 'dns-rebinding-protection'],
      ['2026-07-28', 'completion-complete'],
      ['2026-07-28', 'input-required-result-unsupported-methods'],
      ['2026-07-28', 'input-required-result-missing-input-response'],
      ['2026-07-28', 'input-required-result-ignore-extra-params'],
      ['2026-07-28', 'input-required-result-validate-input'],
      ['2026-07-28', 'server-sse-multiple-streams'],
      ['2026-07-28', 'caching'],
      ['2026-07-28', 'http-header-validation'],
    ])(
      'passes the scenarios that need no tool of the suite: %s %s [DEC-8.1]',
      async (revision, scenario) =>
        expectPassed(await runSuite(deployment, '--spec-version', revision, '--scenario', scenario)),
      60_000,
    );
  });
});

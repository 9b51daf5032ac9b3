import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { testDeployment, type Deployment } from '../running/deployment.js';
import { OwnStack } from '../running/own-stack.js';

const program = fileURLToPath(new URL('../../../mcp-gateway/conformance/run.mjs', import.meta.url));

interface Run {
  code: number | null;
  output: string;
}

/** Runs the published suite against a deployment's {mcp_url}, through its edge and with a token of its own. */
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

/** Fails with the suite's own words. */
function expectPassed({ code, output }: Run): void {
  if (code !== 0) throw new Error(output.slice(-6_000));
  expect(output).toMatch(/\d+ passed|Passed: \d+/);
}

describe('the published conformance suite of the protocol', () => {
  describe('with its own tools switched on in a test configuration', () => {
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
  });

  describe('with the real tools alone', () => {
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
      ['2026-07-28', 'caching'],
      ['2026-07-28', 'http-header-validation'],
    ])(
      'passes what needs no tool of the suite: %s %s [DEC-8.1]',
      async (revision, scenario) =>
        expectPassed(await runSuite(deployment, '--spec-version', revision, '--scenario', scenario)),
      60_000,
    );
  });
});

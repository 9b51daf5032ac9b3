import { describe, expect, it } from '@jest/globals';
import { runMainJob } from './main-job.js';
import { testDeployment } from './client/deployment.js';

describe('the main job', () => {
  it('works end to end: token, board, card, signed webhook, MCP sign-in, tool call, revocation [SPEC-1.5, SPEC-1.6, SPEC-5.8, SPEC-5.11, SPEC-3.CLIENT-1, SPEC-3.CLIENT-2, SPEC-3.CLIENT-3, SPEC-4.16, DEC-4.9]', async () => {
    const steps: string[] = [];
    await runMainJob(await testDeployment(), (step) => steps.push(step));
    expect(steps.length).toBe(10);
  });
});

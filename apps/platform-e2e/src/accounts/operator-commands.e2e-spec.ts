import { execFile } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { ApiCaller } from '../client/api-caller.js';
import { screenAccessToken } from '../client/screen-session.js';
import { testDeployment, type Deployment } from '../client/deployment.js';
import { newOwner, type Owner } from '../running/owner.js';

const PROGRAM = fileURLToPath(new URL('../../../../tools/dev/bin/admin.mjs', import.meta.url));

interface Run {
  code: number;
  stdout: string;
  stderr: string;
}

describe('npm run admin', () => {
  let deployment: Deployment;
  let owner: Owner;

  beforeAll(async () => {
    deployment = await testDeployment();
    owner = await newOwner(deployment);
  });

  /** Like a person at the console: with the data folder, and nothing of the tests’ environment. */
  const admin = (...args: string[]): Promise<Run> => {
    const env = {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      KIBAN_DATA_DIR: dirname(process.env['KIBAN_TEST_STACK'] ?? ''),
    };
    return new Promise((resolve) => {
      execFile(process.execPath, [PROGRAM, ...args], { env }, (error, stdout, stderr) =>
        resolve({ code: Number(error?.code ?? 0), stdout, stderr }),
      );
    });
  };

  it('disables and enables an account of the running instance [DEC-4.OPERATOR-1, DEC-4.OPERATOR-2]', async () => {
    const { email } = owner.account;
    expect((await admin('list', email)).stdout).toMatch(/owner · last sign-in 20\d\d-[^\n]*\n1 account\.\n$/);
    expect(await admin('disable', email)).toMatchObject({
      code: 0,
      stderr: '',
      stdout: expect.stringMatching(/tokens have ended\.\nNo owner can sign in/),
    });
    for (const caller of [owner.screen, owner.api]) expect((await caller.get('/boards')).status).toBe(401);
    await expect(screenAccessToken(deployment, owner.account)).rejects.toThrow();
    expect((await admin('list', email)).stdout).toContain('· disabled 20');
    expect((await admin('enable', email)).code).toBe(0);
    const again = new ApiCaller(deployment.apiUrl, await screenAccessToken(deployment, owner.account));
    expect((await again.get('/boards')).status).toBe(200);
  });

  it('answers mistakes by one sentence and an exit code [DEC-4.OPERATOR-5]', async () => {
    expect(await admin('remove')).toMatchObject({ code: 2, stdout: '' });
    expect(await admin('disable', 'none@kiban.example')).toEqual({
      code: 1,
      stdout: '',
      stderr: 'No account has the e-mail address none@kiban.example.\n',
    });
  });
});

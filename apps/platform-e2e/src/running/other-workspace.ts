import { randomBytes } from 'node:crypto';
import { open, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { eventually } from '@kiban/testing';
import { signUp, type Account } from '../client/sign-up.js';
import { issueToken } from '../client/issue-token.js';
import type { Deployment } from '../client/deployment.js';

export interface OtherWorkspace {
  account: Account;
  token: string;
}

/**
 * A second workspace with a token. Sign-up costs a password hash and counts against a limit, so the whole run shares
 * one: the first test file that needs it creates it, the others wait for its file.
 */
export async function otherWorkspace(deployment: Deployment): Promise<OtherWorkspace> {
  const file = join(dirname(process.env['KIBAN_TEST_STACK'] ?? ''), 'e2e-other-workspace.json');
  const lock = `${file}.lock`;
  const workspace = await eventually('the second workspace', async () => {
    const text = await readFile(file, 'utf8').catch(() => undefined);
    if (text !== undefined) return JSON.parse(text) as SharedWorkspace;
    const mine = await open(lock, 'wx').catch(() => undefined);
    if (!mine) return undefined;
    await mine.close();
    // Stores a failure too, so that the other test files do not wait in vain.
    const created: SharedWorkspace = await newWorkspace(deployment).catch((error: Error) => ({
      failed: error.message,
    }));
    await writeFile(`${file}.next`, JSON.stringify(created), { mode: 0o600 });
    await rename(`${file}.next`, file);
    return created;
  });
  if ('failed' in workspace) throw new Error(`There is no second workspace: ${workspace.failed}`);
  return workspace;
}

type SharedWorkspace = OtherWorkspace | { failed: string };

/** A separate workspace, for a test that changes shared state: password, tokens, limits. */
export async function newWorkspace(deployment: Deployment): Promise<OtherWorkspace> {
  const name = `Other ${randomBytes(4).toString('hex')}`;
  const account: Account = {
    name: 'Robin Other',
    email: `${name.replace(' ', '.').toLowerCase()}@example.com`,
    password: randomBytes(12).toString('base64url'),
    workspaceName: name,
  };
  await signUp(deployment, account);
  const { token } = await issueToken(deployment, account, { name: 'Tests' });
  return { account, token };
}

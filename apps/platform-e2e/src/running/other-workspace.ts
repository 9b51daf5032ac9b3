import { randomBytes } from 'node:crypto';
import { open, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { eventually } from '@kiban/testing';
import { signUp, type Account } from '../client/sign-up.js';
import { issueToken } from '../client/issue-token.js';
import type { Deployment } from './deployment.js';

export interface OtherWorkspace {
  account: Account;
  token: string;
}

/**
 * A second workspace with a token. Signing up costs a password hash and counts against its limit, so one is made for
 * the whole run: the first test file that needs it makes it, the others wait for what it wrote.
 */
export async function otherWorkspace(deployment: Deployment): Promise<OtherWorkspace> {
  const file = join(dirname(process.env['KIBAN_TEST_STACK'] ?? ''), 'e2e-other-workspace.json');
  const lock = `${file}.lock`;
  const known = await eventually('the second workspace', async () => {
    const text = await readFile(file, 'utf8').catch(() => undefined);
    if (text !== undefined) return JSON.parse(text) as Known;
    const mine = await open(lock, 'wx').catch(() => undefined);
    if (!mine) return undefined;
    await mine.close();
    // A failure is told to the other files as well: waiting would not help them.
    const made: Known = await newWorkspace(deployment).catch((error: Error) => ({ failed: error.message }));
    await writeFile(`${file}.next`, JSON.stringify(made), { mode: 0o600 });
    await rename(`${file}.next`, file);
    return made;
  });
  if ('failed' in known) throw new Error(`There is no second workspace: ${known.failed}`);
  return known;
}

type Known = OtherWorkspace | { failed: string };

/** A workspace of its own, for a test that changes what others rely on: its password, its tokens, its limits. */
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

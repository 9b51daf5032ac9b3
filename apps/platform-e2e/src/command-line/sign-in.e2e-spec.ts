import { readFile, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '@kiban/testing';
import { authorizeAs } from '../client/authorize.js';
import { BrowserSession, type Page } from '../client/browser-session.js';
import type { Credentials } from '../client/credentials.js';
import { testDeployment, type Deployment } from '../client/deployment.js';
import { joinedMember } from '../running/joined-member.js';
import { newOwner, type Owner } from '../running/owner.js';
import { KibanProgram, type Ended, type RunningKiban } from './kiban-program.js';

interface Saved {
  origin: string;
  tokens: { accessToken: string; refreshToken: string; expiresAt: number };
}

const asPage = (at: Page | URL): Page => {
  if (at instanceof URL) throw new Error(`The sign-in left for ${at.href}.`);
  return at;
};

describe('kiban login in the browser', () => {
  let deployment: Deployment;
  let owner: Owner;
  let program: KibanProgram;
  let file: string;
  beforeAll(async () => {
    deployment = await testDeployment();
  });
  beforeEach(async () => {
    owner = await newOwner(deployment);
    program = await KibanProgram.with();
    file = join(program.folder, 'kiban', 'profiles', 'default.json');
  });
  afterEach(() => program.close());

  const saved = async (): Promise<Saved> => JSON.parse(await readFile(file, 'utf8')) as Saved;
  const save = (login: Saved): Promise<void> => writeFile(file, JSON.stringify(login));
  const started = async (): Promise<{ running: RunningKiban; address: URL; redirect: URL }> => {
    const running = program.start('login', deployment.origin, '--no-browser');
    const address = await eventually('the address', () => {
      const [, found] = /^(http\S+)\n/m.exec(running.stderr) ?? [];
      return found === undefined ? undefined : new URL(found);
    });
    return { running, address, redirect: new URL(address.searchParams.get('redirect_uri') ?? '') };
  };
  const returned = (redirect: URL, query: URLSearchParams): Promise<Response> =>
    fetch(`${redirect.href}?${query.toString()}`);
  const logIn = async (
    account: Credentials = owner.account,
    choices: Record<string, string> = {},
  ): Promise<Ended> => {
    const { running, address, redirect } = await started();
    await returned(redirect, await authorizeAs(account, deployment, address, choices));
    return running.ended;
  };
  const connected = async (): Promise<{ id: number; name: string; state: string }[]> => {
    const rows = await owner.screen.must<{ id: number; name: string; state: string }[]>('GET', '/tokens');
    return rows.filter(({ name, state }) => name === 'Kiban command line' && state === 'connected');
  };

  it('stores tokens that only the person can read, works on boards, and shows no token [DEC-2.CLI-8]', async () => {
    const { running, address, redirect } = await started();
    expect(redirect.href).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/callback$/);
    expect(address.searchParams.get('code_challenge_method')).toBe('S256');
    expect(address.searchParams.get('resource')).toBe(deployment.apiUrl);
    const query = await authorizeAs(owner.account, deployment, address);
    const page = await returned(redirect, query);
    expect(await page.text()).toContain('You can close this page.');
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    const { code, stdout, stderr } = await running.ended;
    expect([code, stdout]).toEqual([0, expect.stringMatching(/^Logged in to .* as .*, owner\.\n$/)]);
    const { tokens } = await saved();
    for (const secret of [tokens.accessToken, tokens.refreshToken, query.get('code') ?? ''])
      expect(stdout + stderr).not.toContain(secret);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await program.json(['whoami'])).toMatchObject({ kind: 'oauth', via: 'Kiban command line' });
    const board = await program.json<{ id: number }>(['boards', 'create', 'Signed in']);
    expect(await program.json(['boards', 'get', String(board.id)])).toMatchObject({ name: 'Signed in' });
    expect(await program.run(['webhooks', 'list'])).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^kiban: An OAuth client cannot do this; use an API token/m),
    });
  });

  it('receives the events of the workspace until its owner is demoted, and only if allowed [DEC-2.CLI-14]', async () => {
    const admin = await joinedMember(deployment, owner, 'admin');
    const sentence = /^kiban: An owner or admin allows this at “kiban login”/m;
    await logIn(admin.account, { access: 'write' });
    const denied = await program.run(['listen', '--forward-to', 'localhost:9']);
    expect(denied).toMatchObject({ code: 1, stderr: expect.stringMatching(sentence) });
    await logIn(admin.account);
    const received: string[] = [];
    const receiver = createServer((request, response) => {
      received.push(String(request.headers['webhook-id']));
      request.resume().on('end', () => response.end());
    });
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
    try {
      const { port } = receiver.address() as AddressInfo;
      const listening = program.start('listen', '--forward-to', `127.0.0.1:${port}`);
      await listening.says(/Forwarding events of/);
      await owner.api.must('POST', '/boards', { name: 'Heard' });
      await eventually('the event', () => received[0]);
      await owner.screen.must('PATCH', `/members/${admin.id}`, { role: 'member' });
      expect(await listening.ended).toMatchObject({
        code: 1,
        stderr: expect.stringContaining('Only an owner or admin of the workspace can do this.'),
      });
    } finally {
      receiver.close();
    }
  });

  it('needs no browser on this machine with --device [DEC-2.CLI-13]', async () => {
    const running = program.start('login', deployment.origin, '--device');
    const [userCode, page] = await eventually('the code', () => {
      const [, code, address] = /code (\S+):\n(http\S+)\n/.exec(running.stderr) ?? [];
      return code === undefined || address === undefined ? undefined : [code, address];
    });
    const browser = new BrowserSession(deployment.origin);
    const entered = await browser.submit(asPage(await browser.open(page)), 'user_code', {
      user_code: userCode,
    });
    let at = await browser.submit(asPage(entered), 'user_code', { confirm: 'yes' });
    const { email, password } = owner.account;
    at = await browser.submit(asPage(at), 'password', { email, password });
    at = await browser.submit(asPage(at), 'workspaceId', {});
    expect(asPage(at).root.text).toContain('You are signed in on the other machine');
    const { code, stdout, stderr } = await running.ended;
    expect([code, stdout]).toEqual([0, expect.stringMatching(/^Logged in to .* as .*, owner\.\n$/)]);
    const { tokens } = await saved();
    for (const secret of [tokens.accessToken, tokens.refreshToken])
      expect(stdout + stderr).not.toContain(secret);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const [client] = await connected();
    await owner.screen.must('POST', `/clients/${client?.id ?? 0}/revoke`, { password });
    expect(await program.run(['whoami'])).toMatchObject({
      code: 1,
      stderr: expect.stringContaining(`Run “kiban login ${deployment.origin}”.`),
    });
  });

  it('has the rights of the person, and those of a read-only Allow [DEC-2.CLI-8]', async () => {
    const member = await joinedMember(deployment, owner, 'member');
    await owner.api.must('POST', '/boards', { name: 'Hidden', visibility: 'private' });
    await logIn(member.account, { access: 'read' });
    const boards = await program.json<{ name: string }[]>(['boards', 'list']);
    expect(boards.map(({ name }) => name)).not.toContain('Hidden');
    expect(await program.run(['boards', 'create', 'No'])).toMatchObject({ code: 1, stdout: '' });
  });

  it('is listed in the settings, where a revocation makes the next request fail with what to do [DEC-2.CLI-9]', async () => {
    await logIn();
    const [client] = await connected();
    expect(client).toMatchObject({ kind: 'oauth_client', access: 'read_write', clientHost: null });
    const { password } = owner.account;
    await owner.screen.must('POST', `/clients/${client?.id ?? 0}/revoke`, { password });
    const sentence = `The sign-in has ended or was revoked. Run “kiban login ${deployment.origin}”.`;
    expect(await program.run(['boards', 'list'])).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringContaining(sentence),
    });
    const login = await saved();
    await save({ ...login, tokens: { ...login.tokens, expiresAt: 0 } });
    expect(await program.run(['boards', 'list'])).toMatchObject({ code: 1, stderr: `kiban: ${sentence}\n` });
  });

  it('is revoked by logout and by the next login, and so are its tokens [DEC-2.CLI-9]', async () => {
    const accepts = async (bearer: string): Promise<number> =>
      (await fetch(`${deployment.apiUrl}/me`, { headers: { authorization: `Bearer ${bearer}` } })).status;
    await logIn();
    const first = (await saved()).tokens;
    expect(await connected()).toHaveLength(1);
    await logIn();
    const second = (await saved()).tokens;
    expect(await accepts(first.accessToken)).toBe(401);
    expect(await accepts(second.accessToken)).toBe(200);
    expect(await program.run(['logout'])).toMatchObject({ code: 0, stdout: 'Logged out.\n' });
    expect(await accepts(second.accessToken)).toBe(401);
    expect(await connected()).toEqual([]);
    expect((await program.run(['whoami'])).code).toBe(2);
  });

  it('renews expired tokens, also in several processes that start at the same time [DEC-2.CLI-10]', async () => {
    await logIn();
    for (let round = 1; round <= 3; round += 1) {
      const before = await saved();
      await save({ ...before, tokens: { ...before.tokens, expiresAt: 0 } });
      const ended = await Promise.all([1, 2, 3, 4].map(() => program.run(['whoami'])));
      expect(ended.map(({ code, stderr }) => [code, stderr])).toEqual(ended.map(() => [0, '']));
      const after = await saved();
      expect(after.tokens.refreshToken).not.toBe(before.tokens.refreshToken);
      expect((await stat(file)).mode & 0o777).toBe(0o600);
    }
  });

  it('ignores returns of other programs, and redeems no code of another server [DEC-2.CLI-8]', async () => {
    const { running, address, redirect } = await started();
    const query = await authorizeAs(owner.account, deployment, address);
    const forged = new URLSearchParams({ ...Object.fromEntries(query), state: 'guessed' });
    expect((await returned(redirect, forged)).status).toBe(404);
    expect((await fetch(new URL('/other', redirect))).status).toBe(404);
    expect((await fetch(`${redirect.href}?${query.toString()}`, { method: 'POST' })).status).toBe(404);
    const mixedUp = new URLSearchParams({ ...Object.fromEntries(query), iss: 'https://other.example' });
    await returned(redirect, mixedUp);
    const { code, stderr } = await running.ended;
    expect(code).toBe(1);
    expect(stderr).toMatch(/^kiban: The sign-in failed: /m);
    expect(stderr).not.toContain(query.get('code'));
    await expect(stat(file)).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it('stores nothing when the person denies, presses Ctrl-C, or has no terminal [DEC-2.CLI-8]', async () => {
    const denied = await started();
    const state = denied.address.searchParams.get('state') ?? '';
    const query = new URLSearchParams({ error: 'access_denied', state, iss: deployment.origin });
    await returned(denied.redirect, query);
    expect(await denied.running.ended).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('kiban: The access was not allowed in the browser.'),
    });
    const canceled = await started();
    expect(await canceled.running.kill('SIGINT')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('Cancelled.'),
    });
    expect(await program.run(['login', deployment.origin])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('There is no terminal.'),
    });
    await expect(stat(file)).rejects.toMatchObject({ code: 'ENOENT' });
  });
});

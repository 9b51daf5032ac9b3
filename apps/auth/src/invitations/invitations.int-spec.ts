import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CreatedInvitationDto } from '@kiban/contracts';
import { Database } from '@kiban/persistence';
import { eventually } from '@kiban/testing';
import type { Seen } from '../testing/browser.js';
import { OAuthWalk, screen } from '../testing/oauth-walk.js';
import { person } from '../testing/person.js';
import { AuthDeployment, type AuthReplica } from '../testing/running-auth.js';

describe('an invitation', () => {
  let deployment: AuthDeployment;
  let replica: AuthReplica;
  let walk: OAuthWalk;
  let owned: string;
  const [olga, known] = [person('olga'), person('known')];

  beforeAll(async () => {
    deployment = await AuthDeployment.create({ SIGN_UPS_PER_HOUR: '0', INVITATIONS_PER_DAY: '30' });
    replica = await deployment.startReplica();
    walk = new OAuthWalk(deployment.origin, replica);
    await walk.signUp(olga);
    await walk.signUp(known);
    owned = (await walk.connect(screen.clientId, olga)).access_token;
  });
  afterAll(() => deployment.stop());

  const invite = (email: string): Promise<Response> =>
    walk.api('POST', '/invitations', owned, { email, role: 'member' });
  const shownPath = async (email: string): Promise<string> =>
    new URL(((await (await invite(email)).json()) as CreatedInvitationDto).link).pathname;
  const mailedPath = async (email: string): Promise<string> =>
    new URL(await replica.mailed.linkTo(email, /^\/sign-up\/invitation\//)).pathname;
  const members = async (): Promise<string[]> =>
    ((await (await walk.api('GET', '/members', owned)).json()) as { email: string }[]).map(
      ({ email }) => email,
    );

  it('by its mailed link proves the address: a new account joins without another mail [DEC-3.21]', async () => {
    const mila = person('mila');
    await invite(mila.email);
    const path = await mailedPath(mila.email);
    const browser = walk.browser();
    const { name, password } = mila;
    expect((await browser.submit(await browser.get(path), path, { name, password })).status).toBe(201);
    expect(await members()).toContain(mila.email);
    expect(deployment.mailbox.to(mila.email)).toHaveLength(1);
  });

  it('by the link that its inviter was shown makes no account before the address is confirmed [DEC-3.21]', async () => {
    const nils = person('nils');
    const path = await shownPath(nils.email);
    const browser = walk.browser();
    const { name, password } = nils;
    expect((await browser.submit(await browser.get(path), path, { name, password })).status).toBe(202);
    expect(await members()).not.toContain(nils.email);
    await walk.confirm(nils.email, browser);
    expect(await members()).toContain(nils.email);
  });

  it('that was withdrawn before the address was confirmed makes no account', async () => {
    const pia = person('pia');
    const { id, link } = (await (await invite(pia.email)).json()) as CreatedInvitationDto;
    const path = new URL(link).pathname;
    const browser = walk.browser();
    const { name, password } = pia;
    await browser.submit(await browser.get(path), path, { name, password });
    expect((await walk.api('DELETE', `/invitations/${id}`, owned)).status).toBe(204);
    await expect(walk.confirm(pia.email, browser)).rejects.toThrow('404');
    await expect(walk.connect(screen.clientId, pia)).rejects.toThrow('403');
  });

  it('does not tell whether its address has an account [DEC-3.21]', async () => {
    const responsesFor = async (email: string): Promise<unknown[]> => {
      const path = await shownPath(email);
      const browser = walk.browser();
      const page = await browser.get(path);
      const form = { name: 'Guest', password: 'a password of theirs' };
      const seen: Seen[] = [
        page,
        await browser.submit(page, path, { password: 'a wrong password' }),
        await browser.submit(page, path, { ...form, password: 'short' }),
        await browser.submit(page, path, form),
      ];
      return seen.map(({ status, text }) => ({
        status,
        text: text.replaceAll(email, '…').replaceAll(/invitation\/[\w-]+|value="[\w-]{43}"/g, ''),
      }));
    };
    const responses = await responsesFor(known.email);
    expect(responses).toEqual(await responsesFor('unknown@example.org'));
    expect((responses as { status: number }[]).map(({ status }) => status)).toEqual([200, 403, 422, 202]);
  });

  it('is mailed under a fixed subject, with names that are one line without addresses', async () => {
    const database = replica.service.app.get(Database);
    const evil = 'Kiban security\nYour account is closed. Open http://evil.example/x';
    // As an earlier release could store it.
    await database.query('UPDATE auth.account SET name = $1 WHERE email = $2', [evil, olga.email]);
    await database.query('UPDATE auth.workspace SET name = $1 WHERE name = $2', [evil, olga.workspaceName]);
    await invite('quoted@example.org');
    const mail = await eventually('the mail', () => deployment.mailbox.to('quoted@example.org')[0]);
    expect(mail.subject).toBe('You are invited to a workspace on Kiban');
    expect(mail.text).not.toContain('evil.example');
    expect(mail.text.split('\n')[0]).toMatch(/^“Kiban security Your account is closed\..*”/);
  });

  it('goes to one address ten times a day at most, and the workspace sends a bounded number', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 11; count += 1) statuses.push((await invite('often@example.org')).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 429]);
    expect(deployment.mailbox.to('often@example.org')).toHaveLength(10);
    const others: Response[] = [];
    for (let count = 0; count < 20; count += 1) others.push(await invite(`other-${count}@example.org`));
    const last = others.at(-1);
    expect(last?.status).toBe(429);
    expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

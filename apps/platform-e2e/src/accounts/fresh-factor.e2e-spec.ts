import { beforeAll, describe, expect, it } from '@jest/globals';
import { AuthenticatorApp, eventually, queryDatabase } from '@kiban/testing';
import type { ApiCall, ApiCaller } from '../client/api-caller.js';
import { operationsOf, servedDocument } from '../contract/api-document.js';
import { testDeployment, type Deployment } from '../client/deployment.js';
import { newOwner, type Owner } from '../running/owner.js';

const REQUIRED = [403, 'second_factor_required'];

describe('the second factor, before critical changes', () => {
  let deployment: Deployment;
  let owner: Owner;
  let codes: string[];
  let operations: ApiCall[];

  const answer = async (caller: ApiCaller, call: ApiCall): Promise<[number, string | undefined]> => {
    const { status, body } = await caller.call<{ code?: string } | undefined>(call);
    return [status, body?.code];
  };
  /** The codes that each operation responds with. */
  const answers = async (caller: ApiCaller): Promise<Record<string, unknown>> =>
    Object.fromEntries<unknown>(
      await Promise.all(
        operations.map(async (call) => [`${call.method} ${call.path}`, await answer(caller, call)] as const),
      ),
    );

  beforeAll(async () => {
    deployment = await testDeployment();
    owner = await newOwner(deployment);
    // Without a valid body or object, so that none of them changes anything.
    operations = operationsOf(await servedDocument(deployment.specUrl))
      .filter(({ description }) => description.includes('second_factor_required'))
      .map(({ method, path, requestBody }) => ({
        method,
        path: path.replace(/\{[^}]+\}/g, '1'),
        ...(requestBody ? { body: {} } : {}),
      }));
    const { screen, account } = owner;
    const { password } = account;
    const { secret } = await screen.must<{ secret: string }>('POST', '/me/second-factor', { password });
    const code = new AuthenticatorApp(secret).code();
    const on = await screen.must<{ recoveryCodes: string[] }>('POST', '/me/second-factor/confirm', { code });
    codes = on.recoveryCodes;
  });

  /** As if 15 minutes had passed. */
  const age = ({ account: { email } } = owner): Promise<void> =>
    queryDatabase(
      deployment.databaseUrl,
      `UPDATE auth.browser_session s
       SET second_factor_shown_at = now() - interval '15 minutes', password_at = now() - interval '15 minutes'
       FROM auth.account a WHERE a.id = s.account_id AND a.email = '${email}'`,
    );

  it('is asked for by these operations of all services, within the lease of a bearer [DEC-4.STEP-6]', async () => {
    expect(operations.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([
      'DELETE /workspace/sign-in-providers/1',
      'GET /me/export',
      'PATCH /members/1',
      'PATCH /webhooks/1',
      'PATCH /workspace',
      'PATCH /workspace/sign-in-providers/1',
      'POST /hooks',
      'POST /invitations',
      'POST /me/delete',
      'POST /me/email',
      'POST /me/password',
      'POST /tokens',
      'POST /webhooks',
      'POST /webhooks/1/enable',
      'POST /webhooks/1/rotate-key',
      'POST /workspace/delete',
      'POST /workspace/sign-in-providers',
      'POST /workspace/sign-in-providers/1/domains/1/verify',
    ]);
    expect(Object.values(await answers(owner.screen))).not.toContainEqual(REQUIRED);
    await age();
    const webhook = { method: 'POST', path: '/webhooks', body: {} };
    await eventually('the lease of webhook-dispatcher to end', async () => {
      return (await answer(owner.screen, webhook))[1] === 'second_factor_required';
    });
    for (const [operation, given] of Object.entries(await answers(owner.screen)))
      expect([operation, given]).toEqual([operation, REQUIRED]);
  });

  it('is asked for no more by the next request on every service once it was shown [DEC-4.STEP-6]', async () => {
    await owner.screen.must('POST', '/me/second-factor/check', { code: codes.pop() });
    expect(Object.values(await answers(owner.screen))).not.toContainEqual(REQUIRED);
  });

  it('is the password of a person who has nothing else, but where the operation takes it itself [DEC-4.STEP-8]', async () => {
    const other = await newOwner(deployment);
    expect(Object.values(await answers(other.screen))).not.toContainEqual(REQUIRED);
    await age(other);
    const webhook = { method: 'POST', path: '/webhooks', body: {} };
    await eventually('the lease of webhook-dispatcher to end', async () => {
      return (await answer(other.screen, webhook))[1] === 'second_factor_required';
    });
    const asked = Object.entries(await answers(other.screen)).filter(
      ([, given]) => String(given) === String(REQUIRED),
    );
    const ownPassword = [
      'POST /me/delete',
      'POST /me/email',
      'POST /me/password',
      'POST /tokens',
      'POST /workspace/sign-in-providers',
    ];
    expect(asked.map(([operation]) => operation).sort()).toEqual(
      operations
        .map(({ method, path }) => `${method} ${path}`)
        .filter((operation) => !ownPassword.includes(operation))
        .sort(),
    );
    await other.screen.must('POST', '/me/second-factor/check', { password: other.account.password });
    expect(Object.values(await answers(other.screen))).not.toContainEqual(REQUIRED);
  });

  it('is not asked of API tokens, which have no session [DEC-4.STEP-7]', async () => {
    await age();
    expect(await answers(owner.api)).toMatchObject({ 'POST /webhooks': [422, 'validation_failed'] });
    expect(Object.values(await answers(owner.api))).not.toContainEqual(REQUIRED);
  });
});

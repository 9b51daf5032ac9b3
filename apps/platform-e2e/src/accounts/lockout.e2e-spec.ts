import { beforeAll, describe, expect, it } from '@jest/globals';
import { testDeployment } from '../client/deployment.js';
import { newOwner, type Owner } from '../running/owner.js';

interface Entry {
  action: string;
  address: string | null;
}

describe('the address that wrong passwords count against', () => {
  let owner: Owner;
  beforeAll(async () => {
    owner = await newOwner(await testDeployment());
  });

  const issue = (password: string, address: string) =>
    owner.screen.call({
      method: 'POST',
      path: '/tokens',
      body: { name: 'T', password },
      headers: {
        'x-forwarded-for': address,
        'x-real-ip': address,
        forwarded: `for=${address}`,
      },
    });

  it('is the connection’s, not a header’s: clients can neither lock out others nor reset their count [DEC-4.11]', async () => {
    expect((await issue(owner.account.password, '203.0.113.200')).status).toBe(201);
    const statuses: number[] = [];
    for (let count = 0; count < 6; count += 1)
      statuses.push((await issue('a wrong password', `203.0.113.${count}`)).status);
    expect(statuses).toEqual([403, 403, 403, 403, 403, 429]);
    const audit = await owner.screen.must<Entry[]>('GET', '/audit');
    expect(audit.filter(({ action }) => action === 'token.issue').length).toBeGreaterThan(0);
    for (const { address } of audit) expect(address).not.toMatch(/^203\.0\.113\./);
  });
});

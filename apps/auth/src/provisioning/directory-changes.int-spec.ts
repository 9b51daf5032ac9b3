import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Directory } from '../testing/directory.js';
import { OAuthWalk } from '../testing/oauth-walk.js';
import type { People } from '../testing/people.js';
import { AuthDeployment, type AuthReplica } from '../testing/running-auth.js';

const DOMAIN = 'corp.example';
/** A second domain of the same company. */
const BRAND = 'brand.example';

describe('what a directory changes in the course of years', () => {
  let deployment: AuthDeployment;
  let people: People;
  let replica: AuthReplica;
  let directory: Directory;

  beforeAll(async () => {
    deployment = await AuthDeployment.create();
    ({ people } = deployment);
    const workspaceId = await people.workspace();
    replica = await deployment.startReplica({
      COMPANY_DOMAINS: `${workspaceId}=${DOMAIN},${workspaceId}=${BRAND}`,
    });
    const walk = new OAuthWalk(deployment.origin, replica);
    directory = await Directory.of(walk, await people.member(workspaceId, 'owner'), [replica]);
  });

  afterAll(() => deployment.stop());

  describe('the address of the service with parameters of the vendor', () => {
    it('is the same address, for every request [DEC-4.SCIM-13]', async () => {
      const flags = 'aadOptscim062020&traceId=7&traceId=8&__proto__=x';
      const created = await directory.call('POST', `/Users?${flags}`, { userName: `flag@${DOMAIN}` });
      expect(created.status).toBe(201);
      const path = `/Users/${created.body.id}?${flags}`;
      const operations = { Operations: [{ op: 'replace', path: 'displayName', value: 'Flag' }] };
      for (const [method, body] of [
        ['GET'],
        ['PUT', { userName: `flag@${DOMAIN}` }],
        ['PATCH', operations],
      ] as const)
        expect([method, (await directory.call(method, path, body)).status]).toEqual([method, 200]);
      for (const each of ['/ServiceProviderConfig', '/Schemas', '/ResourceTypes', '/Groups'])
        expect([each, (await directory.call('GET', `${each}?${flags}&sortBy=userName`)).status]).toEqual([
          each,
          200,
        ]);
      expect((await directory.call('DELETE', path)).status).toBe(204);
      expect((await directory.call('GET', `/Users?${flags}&count=1`)).body.itemsPerPage).toBe(1);
    });
  });
});

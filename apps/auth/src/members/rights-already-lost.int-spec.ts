import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { migrate } from '@kiban/persistence/migrate';
import { createTestDatabase, type TestDatabase } from '@kiban/testing';
import { migrations } from '../../migrations/index.js';
import { People } from '../testing/people.js';

describe('an upgrade to a version that reads rights under the lock', () => {
  let database: TestDatabase;
  let people: People;
  let upgrade: () => Promise<unknown>;

  beforeAll(async () => {
    database = await createTestDatabase();
    const { role } = await database.createLogin();
    const upTo = (name: string): Promise<unknown> =>
      migrate({
        url: database.url,
        schema: 'auth',
        role,
        migrations: migrations.slice(0, migrations.findIndex((each) => each.name === name) + 1),
        functions: [],
      });
    await upTo('IdempotencyKeys1763900000000');
    people = new People(database.url);
    upgrade = () => upTo('CredentialEpochs1764000000000');
  });

  afterAll(async () => {
    await people.close();
    await database.drop();
  });

  it('revokes and publishes the tokens and open invitations that a former owner still had', async () => {
    const workspaceId = await people.workspace();
    const owner = await people.joined(workspaceId, 'owner');
    const former = await people.joined(workspaceId, 'admin');
    for (const { memberId } of [owner, former])
      await people.change(
        `INSERT INTO auth.api_token (workspace_id, issued_by, name, digest, first_characters, last_characters, created_at)
         VALUES ($1, $2, 'T', sha256($3), '', '', now())`,
        workspaceId,
        memberId,
        Buffer.from(`token of ${memberId}`),
      );
    await people.invitation(former, 'boss@example.org', 'owner');
    await people.invitation(former, 'aide@example.org', 'admin');
    await upgrade();
    expect(await people.unrevokedTokens(owner.memberId)).toBe(1);
    expect(await people.unrevokedTokens(former.memberId)).toBe(0);
    expect((await people.audited(workspaceId)).sort()).toEqual(['invitation.revoke', 'token.revoke']);
  });
});

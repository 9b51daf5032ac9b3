import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createLogger } from '@kiban/observability';
import { Database } from '@kiban/persistence';
import { createMigratedDatabase, type TestDatabase } from '@kiban/testing';
import { AUTH_SCHEMA } from '../testing/auth-schema.js';
import { People } from '../testing/people.js';
import { parseFilter } from './filter-parser.js';
import { ProvisionedUsersReader } from './provisioned-users.reader.js';
import { ProvisionedUsersRepository } from './provisioned-users.repository.js';

const USERS = 20_000;

describe('a look-up among 20,000 users of a directory', () => {
  let created: TestDatabase;
  let database: Database;
  let people: People;
  let workspaceId: number;

  beforeAll(async () => {
    created = await createMigratedDatabase(AUTH_SCHEMA);
    database = new Database({
      url: created.url,
      poolMax: 2,
      applicationName: 'test',
      logger: createLogger('test', 'silent'),
    });
    people = new People(created.url);
    workspaceId = await people.workspace();
    await people.member(workspaceId, 'owner');
    await database.query(
      `WITH person AS (
         INSERT INTO auth.account (email, name, password_hash)
         SELECT 'Person' || n || '@example.org', 'P', 'none' FROM generate_series(1, $2) n RETURNING id, email),
       member AS (
         INSERT INTO auth.member (workspace_id, account_id, role) SELECT $1, id, 'member' FROM person RETURNING id, account_id)
       INSERT INTO auth.provisioned_user (member_id, workspace_id, user_name, email, created_at, updated_at)
       SELECT member.id, $1, 'User-' || member.id, person.email, now(), now()
       FROM member JOIN person ON person.id = member.account_id`,
      [workspaceId, USERS],
    );
    await database.query('ANALYZE auth.account, auth.member, auth.provisioned_user');
  });
  afterAll(async () => {
    await people.close();
    await database.close();
    await created.drop();
  });

  /** What a reader or repository sends, and the plans of it. */
  const plansOf = async (send: (recording: Database) => Promise<unknown>): Promise<string> => {
    const plans: string[] = [];
    const query = async (text: string, values: unknown[]): Promise<unknown[]> => {
      const rows = await database.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${text}`, values);
      plans.push(...rows.map((row) => row['QUERY PLAN']));
      return [{ total: 1 }];
    };
    await send({ query } as unknown as Database);
    return plans.join('\n');
  };

  it.each([
    ['userName eq "user-12"', 'provisioned_user_name_key'],
    ['emails.value eq "PERSON12@example.org"', 'provisioned_user_email_key'],
    ['emails[type eq "work" and value eq "person12@example.org"]', 'provisioned_user_email_key'],
  ])('by the filter %s reads no table as a whole [DEC-4.SCIM-17]', async (text, index) => {
    const plan = await plansOf((recording) =>
      new ProvisionedUsersReader(recording).list(workspaceId, parseFilter(text), { offset: 0, limit: 10 }),
    );
    expect(plan).toContain(index);
    expect(plan).toContain('account_email_key');
    expect(plan).not.toContain('Seq Scan');
  });

  it('before a creation reads no table as a whole [DEC-4.SCIM-17]', async () => {
    const wish = { userName: 'user-12', email: 'person12@example.org' };
    const plan = await plansOf((recording) =>
      new ProvisionedUsersRepository(recording).holders(recording, workspaceId, wish),
    );
    expect(plan).not.toContain('Seq Scan');
  });

  it('finds who is found without the indexes, in a fraction of the time', async () => {
    const reader = new ProvisionedUsersReader(database);
    const find = async (text: string): Promise<number[]> =>
      (await reader.list(workspaceId, parseFilter(text), { offset: 0, limit: 10 })).entries.map(
        ({ id }) => id,
      );
    const before = performance.now();
    // The same question, in a form that no index answers.
    const [id] = await find('userName sw "user-12" and userName ew "user-12"');
    const between = performance.now();
    const found = await find(`userName eq "USER-${id}"`);
    const after = performance.now();
    expect(found).toEqual([id]);
    expect(after - between).toBeLessThan((between - before) / 3);
  });
});

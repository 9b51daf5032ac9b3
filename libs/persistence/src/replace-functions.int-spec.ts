import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createLogger } from '@kiban/observability';
import { createTestDatabase, type TestDatabase } from '@kiban/testing';
import pg from 'pg';
import { Database } from './database.js';
import { migrate } from './migrate.js';
import { schemaFault } from './schema-version.js';
import { sqlFunction, type SqlFunction } from './sql-function.js';

/** A function of no parameters that returns a number. */
const numberText = (name: string, body: string): string =>
  `CREATE OR REPLACE FUNCTION trial.${name}() RETURNS int LANGUAGE sql AS $$ ${body} $$;`;

const RECORD_DEFINITIONS = `
  CREATE TABLE public.definition (at bigint GENERATED ALWAYS AS IDENTITY, function text NOT NULL);
  CREATE FUNCTION public.record_definition() RETURNS event_trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO public.definition (function) SELECT object_identity FROM pg_event_trigger_ddl_commands();
  END $$;
  CREATE EVENT TRIGGER definition ON ddl_command_end WHEN TAG IN ('CREATE FUNCTION')
    EXECUTE FUNCTION public.record_definition();
`;

/** The build of a release: its functions, and which text each of them has landed with. */
class Release {
  private readonly texts = new Map<string, string>();
  private readonly landed: string[];

  constructor(before?: Release) {
    for (const [name, text] of before?.texts ?? []) this.texts.set(name, text);
    this.landed = [...(before?.landed ?? [])];
  }

  with(name: string, text: string): this {
    this.texts.set(name, text);
    return this;
  }

  land(): this {
    for (const { name, checksum } of this.functions()) {
      const last = this.landed.filter((line) => line.startsWith(`${name} `)).at(-1);
      if (last !== `${name} ${checksum}`) this.landed.push(`${name} ${checksum}`);
    }
    return this;
  }

  functions(): SqlFunction[] {
    return [...this.texts].map(([name, text]) => sqlFunction(name, text, this.landed));
  }
}

describe('functions of a schema', () => {
  let test: TestDatabase;
  let role: string;
  let client: pg.Client;

  const upgradeTo = (release: Release): Promise<string[]> =>
    migrate({ url: test.url, schema: 'trial', role, migrations: [], functions: release.functions() });
  const call = async (name: string): Promise<unknown> =>
    (await client.query<{ value: unknown }>(`SELECT trial.${name}() AS value`)).rows[0]?.value;
  /** One line for each definition that was committed. */
  const definitions = async (): Promise<unknown[]> =>
    (await client.query<{ function: string }>('SELECT function FROM public.definition ORDER BY at')).rows;

  beforeEach(async () => {
    test = await createTestDatabase();
    role = (await test.createLogin()).role;
    client = new pg.Client({ connectionString: test.url });
    await client.connect();
    await client.query(RECORD_DEFINITIONS);
  });
  afterEach(async () => {
    await client.end();
    await test.drop();
  });

  it('are created in any order, also where one calls another', async () => {
    const release = new Release()
      .with('a', numberText('a', 'SELECT trial.b() + 1'))
      .with('b', numberText('b', 'SELECT 1'));
    expect(await upgradeTo(release.land())).toEqual(['a()', 'b()']);
    expect(await call('a')).toBe(2);
  });

  it('are not defined again while their text is the same', async () => {
    const release = new Release().with('a', numberText('a', 'SELECT 1')).land();
    await upgradeTo(release);
    const before = await definitions();
    expect(before).toContainEqual({ function: 'trial.a()' });
    expect(await upgradeTo(release)).toEqual([]);
    expect(await definitions()).toEqual(before);
  });

  it('are replaced where their text changed, and only there', async () => {
    const first = new Release()
      .with('a', numberText('a', 'SELECT 1'))
      .with('b', numberText('b', 'SELECT 1'))
      .land();
    await upgradeTo(first);
    expect(await upgradeTo(new Release(first).with('b', numberText('b', 'SELECT 2')).land())).toEqual([
      'b()',
    ]);
    expect([await call('a'), await call('b')]).toEqual([1, 2]);
  });

  it('are replaced once by concurrent runs', async () => {
    const release = new Release().with('a', numberText('a', 'SELECT 1')).land();
    const runs = await Promise.all([upgradeTo(release), upgradeTo(release), upgradeTo(release)]);
    expect(runs.flat()).toEqual(['a()']);
  });

  it('keep the newer text when the migrations of an older release run again', async () => {
    const older = new Release().with('a', numberText('a', 'SELECT 1')).land();
    const newer = new Release(older).with('a', numberText('a', 'SELECT 2')).land();
    await upgradeTo(older);
    await upgradeTo(newer);
    expect(await upgradeTo(older)).toEqual([]);
    expect(await call('a')).toBe(2);
  });

  it('get an earlier text back from a newer release', async () => {
    const first = new Release().with('a', numberText('a', 'SELECT 1')).land();
    const second = new Release(first).with('a', numberText('a', 'SELECT 2')).land();
    const third = new Release(second).with('a', numberText('a', 'SELECT 1')).land();
    for (const release of [first, second, third]) await upgradeTo(release);
    expect(await upgradeTo(second)).toEqual([]);
    expect(await call('a')).toBe(1);
  });

  it('follow each change of a text that has not landed', async () => {
    const landed = new Release().with('a', numberText('a', 'SELECT 1')).land();
    await upgradeTo(landed);
    for (const body of ['SELECT 2', 'SELECT 3'])
      expect(await upgradeTo(new Release(landed).with('a', numberText('a', body)))).toEqual(['a()']);
    expect(await call('a')).toBe(3);
  });

  it('stay when a release no longer has their file', async () => {
    await upgradeTo(new Release().with('a', numberText('a', 'SELECT 1')).land());
    expect(await upgradeTo(new Release().with('b', numberText('b', 'SELECT 2')).land())).toEqual(['b()']);
    expect(await call('a')).toBe(1);
  });

  it.each([
    ['return type', `CREATE OR REPLACE FUNCTION trial.a() RETURNS text LANGUAGE sql AS $$ SELECT 'x' $$;`],
    ['parameters', `CREATE OR REPLACE FUNCTION trial.a(x int) RETURNS int LANGUAGE sql AS $$ SELECT x $$;`],
  ])('refuse a changed %s and change nothing else', async (_, text) => {
    const first = new Release()
      .with('a', numberText('a', 'SELECT 1'))
      .with('b', numberText('b', 'SELECT 1'))
      .land();
    await upgradeTo(first);
    const before = await definitions();
    const second = new Release(first).with('b', numberText('b', 'SELECT 2')).with('a', text).land();
    await expect(upgradeTo(second)).rejects.toThrow(
      /^trial\.a cannot change its signature \(.+\)\. Give the new signature a new name\.$/,
    );
    expect(await definitions()).toEqual(before);
    expect(await call('b')).toBe(1);
  });

  it('refuse a file that defines another function', async () => {
    const release = new Release().with('a', numberText('b', 'SELECT 1')).land();
    await expect(upgradeTo(release)).rejects.toThrow('sql/functions/a.sql does not define trial.a.');
  });

  it('refuse a body that PostgreSQL cannot read', async () => {
    const release = new Release().with('a', numberText('a', 'SELECT nowhere.b()')).land();
    await expect(upgradeTo(release)).rejects.toThrow('schema "nowhere" does not exist');
  });

  it('keep a newer service unready until they are replaced, and serve the older one as well', async () => {
    const older = new Release().with('a', numberText('a', 'SELECT 1')).land();
    const newer = new Release(older).with('a', numberText('a', 'SELECT 2')).land();
    const logger = createLogger('test', 'silent');
    const database = new Database({ url: test.url, poolMax: 1, applicationName: 'trial', logger });
    const faultOf = (release: Release): Promise<string | null> =>
      schemaFault(database, 'trial', [], release.functions());
    try {
      await upgradeTo(older);
      expect(await faultOf(older)).toBeNull();
      expect(await faultOf(newer)).toBe('schema trial lacks a(); run the migrations of this release');
      await upgradeTo(newer);
      expect([await faultOf(older), await faultOf(newer)]).toEqual([null, null]);
    } finally {
      await database.close();
    }
  });
});

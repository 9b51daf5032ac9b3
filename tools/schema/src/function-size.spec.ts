import { describe, expect, it } from '@jest/globals';
import { FUNCTION_DECISIONS_MAX, FUNCTION_LINES_MAX, functionSize } from './function-size.js';
import { SERVICE_SCHEMAS } from './service-schema.js';

const functions = SERVICE_SCHEMAS.flatMap(({ schema, functions: ofSchema }) =>
  ofSchema.map(({ name, text }) => ({ name: `${schema}.${name}`, text })),
);

/** Names of functions that are too large, each with its size. */
const tooLarge = (all: readonly { name: string; text: string }[]): string[] =>
  all.flatMap(({ name, text }) => {
    const { lines, decisions } = functionSize(text);
    return lines > FUNCTION_LINES_MAX || decisions > FUNCTION_DECISIONS_MAX
      ? [`${name}: ${lines} lines, ${decisions} decisions`]
      : [];
  });

/** A function with this many branches, each of three lines. */
const planted = (branches: number): string =>
  `-- A comment IF it counts.
CREATE OR REPLACE FUNCTION boards.planted() RETURNS void LANGUAGE plpgsql AS $planted$
BEGIN
${'  IF true THEN\n    PERFORM 1;\n  END IF;\n'.repeat(branches)}END $planted$;
`;

describe('the functions of the services', () => {
  it('are at most 120 lines and 25 decisions each', () => {
    expect(functions.length).toBeGreaterThan(60);
    expect(tooLarge(functions)).toEqual([]);
  });

  it('are found with 26 decisions, and with 121 lines', () => {
    const long = planted(1).replace(
      'PERFORM 1;',
      Array(FUNCTION_LINES_MAX - 4)
        .fill('PERFORM 1;')
        .join('\n'),
    );
    expect(
      tooLarge([
        { name: 'fits', text: planted(25) },
        { name: 'branches', text: planted(26) },
        { name: 'long', text: long },
      ]),
    ).toEqual(['branches: 81 lines, 26 decisions', 'long: 121 lines, 1 decisions']);
  });

  it('count branches, cases, loops and the parts of conditions, and nothing in texts and comments', () => {
    const size = functionSize(`
      FOR one IN SELECT 1 WHERE a AND b OR c LOOP -- IF a comment
        x := CASE WHEN a THEN 'IF AND ''OR'' LOOP' WHEN b THEN 'y' END;
        IF EXISTS (SELECT 1) THEN NULL; ELSIF z THEN NULL; END IF;
        EXIT WHEN done;
      END LOOP;
      CREATE SEQUENCE IF NOT EXISTS boards.s;`);
    expect(size).toEqual({ lines: 6, decisions: 8 });
  });
});

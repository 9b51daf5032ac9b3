import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ResponseBudget } from './response.js';
import { apiRowPage, wholeRowPage } from './row-page.js';

interface Item {
  id: number;
  text: string;
}

/** A collection in pages by keyset, as the API gives them. */
function collection(items: readonly Item[]) {
  return ({ limit, cursor }: { limit: number; cursor: string | null }) => {
    const start = cursor === null ? 0 : items.findIndex(({ id }) => id > Number(cursor));
    const body = start === -1 ? [] : items.slice(start, start + limit);
    const more = start !== -1 && start + limit < items.length;
    return Promise.resolve({ body, nextCursor: more ? String(body.at(-1)?.id) : null });
  };
}

async function readAll(items: readonly Item[], limit: number): Promise<number[]> {
  const ids: number[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < 1_000; page += 1) {
    const { rows, nextCursor } = await apiRowPage({
      kind: 'items',
      cursor,
      limit,
      budget: new ResponseBudget(3_000),
      load: collection(items),
      row: (item) => item,
    });
    ids.push(...rows.map(({ id }) => id));
    if (nextCursor === undefined) return ids;
    cursor = nextCursor;
  }
  throw new Error('It does not end.');
}

const items = fc
  .array(fc.string({ maxLength: 400 }), { maxLength: 60 })
  .map((texts) => texts.map((text, index): Item => ({ id: index + 1, text })));

describe('pages within pages', () => {
  it('gives every row of the API once, however few fit into an answer', async () => {
    await fc.assert(
      fc.asyncProperty(items, fc.integer({ min: 1, max: 50 }), async (rows, limit) => {
        expect(await readAll(rows, limit)).toEqual(rows.map(({ id }) => id));
      }),
      { numRuns: 60 },
    );
  });

  it('gives every row of a whole collection once', () => {
    fc.assert(
      fc.property(items, (rows) => {
        const keyed = rows.map((row) => ({ key: String(row.id), ...row }));
        const seen: number[] = [];
        let cursor: string | undefined;
        do {
          const page = wholeRowPage({ kind: 'rows', cursor, budget: new ResponseBudget(3_000), rows: keyed });
          seen.push(...page.rows.map(({ id }) => id));
          cursor = page.nextCursor;
        } while (cursor !== undefined);
        expect(seen).toEqual(rows.map(({ id }) => id));
      }),
      { numRuns: 60 },
    );
  });

  it('goes on where the last row was, when it is gone', () => {
    const rows = Array.from({ length: 40 }, (_, index) => ({ key: `k${index}`, text: 'x'.repeat(200) }));
    const first = wholeRowPage({ kind: 'rows', cursor: undefined, budget: new ResponseBudget(3_000), rows });
    const last = first.rows.length - 1;
    const next = wholeRowPage({
      kind: 'rows',
      cursor: first.nextCursor,
      budget: new ResponseBudget(),
      rows: rows.filter((_, index) => index !== last),
    });
    expect(next.rows[0]?.key).toBe(`k${last + 1}`);
  });
});

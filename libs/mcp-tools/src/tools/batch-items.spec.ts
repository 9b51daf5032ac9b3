import { describe, expect, it } from '@jest/globals';
import { ResponseBudget, responseBytes, responseBytesMax } from '../responses/response.js';
import { failedItem, failedRows, isFailed, settledItems } from './batch-items.js';
import { ToolError } from '../schemas/tool-error.js';

describe('the items of a batch', () => {
  it('are worked on four at the same time at most, and keep their order', async () => {
    let open = 0;
    let most = 0;
    const results = await settledItems(
      Array.from({ length: 25 }, (_, n) => n),
      async (n) => {
        most = Math.max(most, (open += 1));
        await new Promise((resolve) => setImmediate(resolve));
        open -= 1;
        if (n % 5 === 3) throw new ToolError('not_found', `No ${n}.`);
        return { n };
      },
    );
    expect(most).toBe(4);
    expect(results.map((one) => (isFailed(one) ? `failed ${one.index}` : one.n))).toEqual(
      Array.from({ length: 25 }, (_, n) => (n % 5 === 3 ? `failed ${n}` : n)),
    );
  });

  it('are listed by their code when their errors do not fit', () => {
    const candidates = Array.from({ length: 10 }, (_, id) => ({ id, name: '漢'.repeat(80) }));
    const failed = Array.from({ length: 50 }, (_, n) =>
      failedItem(n, new ToolError('not_found', `There is no label ${n}.`, candidates)),
    );
    const budget = new ResponseBudget();
    budget.take(failed.map(({ index }) => ({ index, error: 'x'.repeat(40) })));
    const rows = failedRows(failed, budget);
    expect(rows.map((row) => (row as { index: number }).index)).toEqual(failed.map(({ index }) => index));
    expect(rows.at(-1)).toEqual({ index: 49, error: 'not_found' });
    expect(responseBytes({ failed: rows })).toBeLessThanOrEqual(responseBytesMax);
  });
});

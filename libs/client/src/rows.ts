import { KibanError } from './kiban-error.js';

export interface Page<Row> {
  rows: Row[];
  /** Null on the last page. */
  nextCursor: string | null;
}

/** The rows of a collection that comes in pages. A page is read when its first row is wanted. */
export interface Rows<Row> extends AsyncIterable<Row> {
  /** The same page by page. */
  pages(): AsyncIterable<Page<Row>>;
}

/** @param read the page at a cursor; undefined stands for the first page */
export function rowsOf<Row>(read: (cursor: string | undefined) => Promise<Page<Row>>): Rows<Row> {
  async function* pages(): AsyncGenerator<Page<Row>> {
    const seen = new Set<string>();
    let cursor: string | undefined;
    do {
      const page = await read(cursor);
      yield page;
      cursor = page.rows.length === 0 ? undefined : (page.nextCursor ?? undefined);
      if (cursor === undefined) return;
      if (seen.has(cursor))
        throw new KibanError({ status: 200, code: 'invalid_response', message: 'The pages do not end.' });
      seen.add(cursor);
    } while (cursor !== undefined);
  }
  async function* rows(): AsyncGenerator<Row> {
    for await (const page of pages()) yield* page.rows;
  }
  return { pages, [Symbol.asyncIterator]: rows };
}

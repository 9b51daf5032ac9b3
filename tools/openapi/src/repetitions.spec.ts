import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from '@jest/globals';

interface Operation {
  parameters?: object[];
  responses?: Record<string, object>;
}
type Items = Record<string, Record<string, Operation>>;

const file = createRequire(import.meta.url).resolve('@kiban/contracts/openapi.json');
const document = JSON.parse(readFileSync(file, 'utf8')) as {
  paths: Items;
  webhooks: Items;
  components: { parameters: object };
};

/** Bytes that references would save for one repeated part. Less does not pay for another place to look. */
const WASTE_MAX = 1_500;

/** The bytes of each part that are written again in another operation. */
function wasteIn(parts: readonly object[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const part of parts) {
    if ('$ref' in part) continue;
    const text = JSON.stringify(part);
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return [...counts]
    .map(([text, count]): [string, number] => [text.slice(0, 80), (count - 1) * text.length])
    .filter(([, bytes]) => bytes > WASTE_MAX);
}

/** A reader, often a model, loads the whole document. */
describe('the OpenAPI document', () => {
  const operations = [document.paths, document.webhooks].flatMap((items) =>
    Object.values(items).flatMap((item) => Object.values(item)),
  );

  it('writes no parameter again in operation after operation', () => {
    expect(operations.length).toBeGreaterThan(200);
    const parameters = operations.flatMap(({ parameters: own = [] }) => own);
    // Those of a path stay beside it, where generators look.
    expect(wasteIn(parameters.filter((each) => !('in' in each) || each.in !== 'path'))).toEqual([]);
  });

  it('writes no error again in operation after operation', () => {
    const errors = operations.flatMap(({ responses = {} }) =>
      Object.entries(responses).flatMap(([status, response]) => (/^[345]/.test(status) ? [response] : [])),
    );
    expect(errors.length).toBeGreaterThan(1_000);
    expect(wasteIn(errors)).toEqual([]);
  });
});

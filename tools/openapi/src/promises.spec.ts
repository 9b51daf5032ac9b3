import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from '@jest/globals';
import type { ApiDocument } from './document.js';
import { brokenPromises, promiseFaults, promisesOf } from './promises.js';

const require = createRequire(import.meta.url);
const read = (path: string): string => readFileSync(require.resolve(path), 'utf8');
const document = JSON.parse(read('@kiban/contracts/openapi.json')) as ApiDocument;

describe('v1', () => {
  it('keeps what it promised: changes only add [DEC-2.VER-2]', () => {
    // A line is removed from that file only with a new major version of the API.
    const promised = read('@kiban/contracts/v1-promises.txt').split('\n').filter(Boolean);
    expect(promised.length).toBeGreaterThan(500);
    expect(brokenPromises(promised, promisesOf(document))).toEqual([]);
  });

  it('keeps the names of schemas and operations: renaming one fails the check [DEC-2.VER-2]', () => {
    const promised = read('@kiban/contracts/v1-promises.txt');
    expect(promiseFaults(document, promised)).toEqual([]);
    const copy = structuredClone(document);
    const schemas = copy.components?.schemas as Record<string, unknown>;
    schemas['WorkspaceRole'] = schemas['Role'];
    delete schemas['Role'];
    (copy.paths['/cards/{id}']?.get as { operationId: string }).operationId = 'readCard';
    (copy.webhooks['card.move'] as { post: { operationId: string } }).post.operationId = 'cardMoved';
    expect(promiseFaults(copy, promised)).toEqual(
      ['GET /cards/{id} is called getCard', 'Role is a schema', 'card.move is received by onCardMove'].map(
        (line) => `v1 promises “${line}”, but the document does not keep it (decision 23).`,
      ),
    );
  });

  it('is broken by every incompatible change, and by no addition', () => {
    const broken = (change: (copy: ApiDocument) => void): string[] => {
      const copy = structuredClone(document);
      change(copy);
      return brokenPromises(promisesOf(document), promisesOf(copy));
    };
    const schema = (copy: ApiDocument, name: string) =>
      copy.components?.schemas?.[name] as { properties: Record<string, unknown>; required: string[] };
    expect(broken((copy) => delete (copy.paths['/cards/{id}'] as { get?: object }).get)).toContain(
      'GET /cards/{id} answers 200',
    );
    expect(broken((copy) => delete schema(copy, 'Card').properties['dueDate'])).toEqual([
      'Card.dueDate exists',
      'Card.dueDate is always there',
    ]);
    expect(broken((copy) => schema(copy, 'CreateCard').required.push('dueDate'))).toEqual([
      'CreateCard.dueDate may be left out',
    ]);
    expect(broken((copy) => delete copy.webhooks['card.move'])).toEqual([
      'card.move is an event',
      'card.move is received by onCardMove',
    ]);
    expect(
      broken((copy) => {
        schema(copy, 'Card').properties['estimate'] = { type: 'integer' };
        copy.paths['/added'] = { get: { responses: { '200': { description: 'New' } } } } as never;
      }),
    ).toEqual([]);
  });
});

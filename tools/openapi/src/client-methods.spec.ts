import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { clientMethods, operationsOf } from './client-methods.js';
import { CLIENT_NAMES, UNNAMED_OPERATIONS } from './client-names.js';
import type { ApiDocument } from './document.js';

const document = JSON.parse(
  readFileSync(new URL('../../../libs/contracts/openapi/openapi.json', import.meta.url), 'utf8'),
) as ApiDocument;

describe('the methods of the client', () => {
  const named = Object.values(CLIENT_NAMES).flatMap((methods) => Object.values(methods));

  it('name every operation of the document once', () => {
    expect([...named, ...UNNAMED_OPERATIONS].sort()).toEqual([...operationsOf(document).keys()].sort());
  });

  it('have the marks of their operations', () => {
    const text = clientMethods(document);
    expect(text).toContain("    create: 'POST /cards bk',\n");
    expect(text).toContain("    search: 'GET /search pq',\n");
    expect(text).toContain("    archive: 'POST /cards/{id}/archive k',\n");
    expect(text).toContain("    create: 'POST /webhooks b',\n");
  });

  it('take the values of a path, a body, a query and options, with the guards that the operation takes', () => {
    const text = clientMethods(document);
    expect(text).toContain(
      "  move(cardId: number, body: Schemas['MoveCard'], options?: KeyedCall & VersionedCall): Promise<Schemas['Card']>;\n",
    );
    expect(text).toContain(
      "  search(query?: Query<operations['searchCards']>, options?: CallOptions): Rows<Schemas['Card']>;\n",
    );
    expect(text).toContain(
      'removeAssignee(cardId: number, memberId: number, options?: KeyedCall & VersionedCall)',
    );
    expect(text).toContain(
      "list(query?: Query<operations['listEvents']>, options?: CallOptions): Rows<KibanEvent>;",
    );
  });

  it('cannot be made where a name has no operation', () => {
    expect(() => clientMethods({ ...document, paths: {} })).toThrow('which the document does not have');
  });
});

import { describe, expect, it } from '@jest/globals';
import type { components } from '@kiban/client';
import { Api } from '../session/api.js';
import { AccessToken } from '../session/access-token.js';

type Schemas = components['schemas'];

const id: number = 3;
const words: string = 'plan';

/** The compiler is the test: what it rejects here is a call that the OpenAPI document does not have. */
function calls(api: Api): unknown[] {
  const card: Promise<Schemas['Card']> = api.read(`/cards/${id}`);
  const found: Promise<Schemas['Card'][]> = api.read(`/search?q=${words}`);
  const lists: Promise<Schemas['List'][]> = api.read(`/boards/${id}/lists?archived=true`);
  const session = api.call('DELETE', `/me/sessions/${words}`);
  const board: Promise<{ body: Schemas['Board'] }> = api.call('PATCH', `/boards/${id}`, {
    body: { name: words },
  });
  return [
    card,
    found,
    lists,
    session,
    board,
    // @ts-expect-error no such path
    api.read(`/cards/${id}/nothing`),
    // @ts-expect-error no such method
    api.call('PUT', `/cards/${id}`),
    // @ts-expect-error a parameter is one segment
    api.read(`/cards/${id}/comments/${id}/replies`),
    // @ts-expect-error no such property
    api.call('PATCH', `/boards/${id}`, { body: { title: words } }),
    // @ts-expect-error a path that is no literal says nothing about its response
    api.read(words),
  ];
}

describe('a call of the screen', () => {
  it('has the types of the OpenAPI document', () => {
    expect(calls).toBeInstanceOf(Function);
    expect(new Api(new AccessToken(), () => undefined)).toBeInstanceOf(Api);
  });
});

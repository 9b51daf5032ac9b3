import { describe, expect, it } from '@jest/globals';
import type { ApiCalls } from './api-calls.js';
import { createPlainClient, type PlainRequest, type PlainResponse } from './plain-client.js';

/** A client whose requests are kept, and answered with what was given. */
function clientOf(answer: Partial<PlainResponse> = {}): { sent: PlainRequest[]; client: ApiCalls } {
  const sent: PlainRequest[] = [];
  const client = createPlainClient((request) => {
    sent.push(request);
    return Promise.resolve({ status: 200, header: () => null, text: '{}', ...answer });
  });
  return { sent, client };
}

describe('a plain client', () => {
  it('puts parameters into the path and the query, escaped, and leaves out those without a value', async () => {
    const { sent, client } = clientOf();
    const query = { q: 'a b&c', cursor: undefined, limit: 5 } as { q: string; limit: number };
    await client.GET('/search', { params: { query } });
    await client.PUT('/cards/{id}/fields/{fieldId}', {
      params: { path: { id: 7, fieldId: 9 } },
      body: { value: 'x' },
    });
    expect(sent.map(({ path }) => path)).toEqual(['/search?q=a%20b%26c&limit=5', '/cards/7/fields/9']);
  });

  it('refuses a path whose parameter is missing', async () => {
    const { sent, client } = clientOf();
    await expect(client.GET('/cards/{id}', { params: { path: {} as { id: number } } })).rejects.toThrow(
      'needs id',
    );
    expect(sent).toEqual([]);
  });

  it('sends a body as JSON, and says so only where there is one', async () => {
    const { sent, client } = clientOf();
    const headers = { authorization: 'Bearer sample' };
    await client.PATCH('/cards/{id}', { params: { path: { id: 7 } }, body: { title: 'New' }, headers });
    await client.POST('/cards/{id}/archive', { params: { path: { id: 7 } }, headers });
    expect(sent).toMatchObject([
      {
        method: 'PATCH',
        body: '{"title":"New"}',
        headers: { ...headers, 'content-type': 'application/json' },
      },
      { method: 'POST', body: null },
    ]);
    expect(sent[1]?.headers).toEqual(headers);
  });

  it('gives what was answered as data', async () => {
    const { client } = clientOf({ text: '[{"id":1}]', header: (name) => `<${name}>` });
    const { data, response } = await client.GET('/boards', {});
    expect(data).toEqual([{ id: 1 }]);
    expect(response.headers.get('x-next-cursor')).toBe('<x-next-cursor>');
  });

  it('has no data where nothing was answered', async () => {
    const { client } = clientOf({ status: 204, text: '' });
    expect(await client.DELETE('/cards/{id}', { params: { path: { id: 7 } } })).toMatchObject({
      data: undefined,
      response: { ok: true, status: 204 },
    });
  });

  it.each([
    [
      'the error object of a refusal',
      '{"error":"No.","code":"forbidden"}',
      { error: 'No.', code: 'forbidden' },
    ],
    ['the text of an answer that is no JSON', '<h1>Bad gateway</h1>', '<h1>Bad gateway</h1>'],
  ])('gives %s as the error', async (_, text, error) => {
    const { client } = clientOf({ status: 502, text });
    const answer = await client.GET('/boards', {});
    expect(answer).toMatchObject({ error, response: { ok: false, status: 502 } });
    expect(answer).not.toHaveProperty('data');
  });

  it('fails where data is no JSON, rather than to take it for an answer', async () => {
    await expect(clientOf({ text: '<h1>Welcome</h1>' }).client.GET('/boards', {})).rejects.toThrow(
      SyntaxError,
    );
  });
});

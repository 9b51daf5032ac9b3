import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ContractWorld } from '../../contract/contract-world.js';
import { testDeployment } from '../../client/deployment.js';
import { timestamp } from '../members.js';
import { expectError } from '../error-body.js';

/** Path and value of every timestamp property in a JSON body. */
function moments(value: unknown, path = ''): [path: string, value: unknown][] {
  if (Array.isArray(value)) return value.flatMap((item, index) => moments(item, `${path}[${index}]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]): [string, unknown][] =>
    // In `changes` such a name holds an object with the old and the new value.
    /[a-z]At$/.test(name) && (typeof member !== 'object' || member === null)
      ? [[`${path}.${name}`, member]]
      : moments(member, `${path}.${name}`),
  );
}

describe('all responses', () => {
  let world: ContractWorld;
  let paths: {
    board: string;
    list: string;
    card: string;
    comment: string;
    label: string;
    field: string;
    webhook: string;
  };
  beforeAll(async () => {
    world = await ContractWorld.open(await testDeployment());
    const board = await world.board();
    const card = await board.card();
    const made = async (path: string, body: object): Promise<number> => world.idOf('POST', path, body);
    paths = {
      webhook: `/webhooks/${await world.webhookId()}`,
      board: `/boards/${board.id}`,
      list: `/lists/${board.listId()}`,
      card: `/cards/${card.id}`,
      comment: `/comments/${await made(`/cards/${card.id}/comments`, { text: 'Hello' })}`,
      label: `/labels/${await made(`/boards/${board.id}/labels`, { name: 'now', color: '#ef4444' })}`,
      field: `/fields/${await made(`/boards/${board.id}/fields`, { name: 'Region', type: 'text' })}`,
    };
    await world.api.must('POST', `${paths.card}/complete`);
  });
  afterAll(() => world?.close());

  it('contain timestamps in ISO 8601 UTC with milliseconds, or null [DEC-2.2]', async () => {
    const seen: [string, unknown][] = [];
    for (const path of [
      paths.board,
      paths.card,
      `${paths.card}/comments`,
      `${paths.board}/activity`,
      '/boards?archived=all',
      '/webhooks',
      '/members',
      '/events',
    ])
      seen.push(...moments(await world.api.must('GET', path), path));
    seen.push(...moments(await world.owner.screen.must('GET', '/tokens'), '/tokens'));
    expect(seen.filter(([, value]) => value !== null).length).toBeGreaterThan(15);
    for (const [path, value] of seen)
      if (value !== null) expect({ path, value }).toEqual({ path, value: expect.stringMatching(timestamp) });
  });

  it('have an integer version and an ETag for conditional reads [DEC-2.ETAG-1, DEC-2.ETAG-3]', async () => {
    for (const path of [paths.board, paths.list, paths.card, paths.webhook, '/workspace']) {
      const response = await world.api.get<{ version: number }>(path);
      const etag = response.headers.get('etag') ?? '';
      expect({ path, version: response.body.version, etag }).toEqual({
        path,
        version: expect.any(Number),
        etag: expect.stringMatching(/^(W\/)?".+"$/),
      });
      expect(Number.isInteger(response.body.version)).toBe(true);
      const again = await world.api.get(path, { 'if-none-match': etag });
      expect({ path, status: again.status, text: again.text }).toEqual({ path, status: 304, text: '' });
      expect((await world.api.get(path, { 'if-none-match': '"another"' })).status).toBe(200);
    }
    for (const path of [
      `${paths.card}/comments`,
      `${paths.board}/labels`,
      `${paths.board}/fields`,
      '/webhooks',
    ])
      for (const { version } of await world.api.must<{ version: number }[]>('GET', path))
        expect({ path, isInteger: Number.isInteger(version) }).toEqual({ path, isInteger: true });
  });

  it('reject a write when If-Match names another version [DEC-2.ETAG-2, DEC-2.ERR-412]', async () => {
    const writes: [path: string, body: object][] = [
      [paths.board, { name: 'Other' }],
      [paths.list, { name: 'Other' }],
      [paths.card, { title: 'Other' }],
      [paths.comment, { text: 'Other' }],
      [paths.label, { name: 'other' }],
      [paths.field, { name: 'Other' }],
      [paths.webhook, { description: 'Other' }],
    ];
    for (const [path, body] of writes) {
      const write = (ifMatch: string) =>
        world.api.call<{ version: number }>({
          method: 'PATCH',
          path,
          body,
          headers: { 'if-match': ifMatch },
        });
      const rejected = await write('"999999"');
      expect({ path, status: rejected.status }).toEqual({ path, status: 412 });
      expectError(rejected, 412, 'precondition_failed');
      const { version } = (await write('*')).body;
      expect({ path, status: (await write(`"${version}"`)).status }).toEqual({ path, status: 200 });
    }
  });

  it('change the board’s ETag with every change on the board [DEC-2.ETAG-4]', async () => {
    let last = '';
    for (const [method, path, body] of [
      ['PATCH', paths.card, { title: 'Once more' }],
      ['PATCH', paths.comment, { text: 'Once more' }],
      ['PATCH', paths.label, { name: 'once more' }],
      ['PATCH', paths.field, { name: 'Once more' }],
      ['PATCH', paths.list, { name: 'Once more' }],
    ] as const) {
      await world.api.must(method, path, body);
      const etag = (await world.api.get(paths.board)).headers.get('etag') ?? '';
      expect(etag).not.toBe(last);
      last = etag;
    }
  });

  it('contain no deprecation headers, since nothing of v1 is deprecated [DEC-2.VER-3]', async () => {
    for (const path of [paths.board, paths.list, paths.card, '/boards', '/webhooks', '/me']) {
      const { headers } = await world.api.get(path);
      const [deprecation, sunset] = [headers.get('deprecation'), headers.get('sunset')];
      expect({ path, together: (deprecation === null) === (sunset === null) }).toEqual({
        path,
        together: true,
      });
      if (sunset !== null)
        expect(Date.parse(sunset) - Date.parse(deprecation ?? '')).toBeGreaterThanOrEqual(365 * 86_400_000);
    }
  });
});

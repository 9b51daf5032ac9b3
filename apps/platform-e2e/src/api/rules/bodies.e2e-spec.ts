import { describe, expect, it } from '@jest/globals';
import { testDeployment } from '../../client/deployment.js';
import { newOwner } from '../../running/owner.js';
import { ABoard } from '../a-board.js';
import { expectError } from '../error-body.js';

const meant = { listId: 1, title: 'Never created' };
const bodies: [what: string, raw: string, status: number, field: string | undefined][] = [
  ['two values', `${JSON.stringify(meant)}${JSON.stringify(meant)}`, 400, undefined],
  ['a name given twice', '{"listId":1,"title":"Never created","title":"Twice"}', 422, 'title'],
  ['33 levels', `{"title":${'['.repeat(32)}${']'.repeat(32)}}`, 422, 'body'],
  ['an id beyond 2^53', '{"listId":9007199254740993,"title":"Never created"}', 422, 'listId'],
  ['a number beyond 2^53 in an unknown property', '{"x":{"y":[1,1e30]}}', 422, 'x.y.1'],
];

describe('bodies that cannot be read as they were meant', () => {
  it.each(bodies)('are rejected for %s, and change nothing', async (_, raw, status, field) => {
    const owner = await newOwner(await testDeployment());
    const board = await ABoard.with(owner.api, 'To do');
    const before = (await owner.api.get(`/boards/${board.id}`)).text;
    const sent = raw.replaceAll('"listId":1,', `"listId":${board.listId()},`);
    for (const type of ['application/json', 'application/merge-patch+json']) {
      const answer = await owner.api.call({
        method: 'POST',
        path: '/cards',
        raw: sent,
        headers: { 'content-type': type },
      });
      const { details } = expectError(
        answer,
        status,
        status === 400 ? 'malformed_json' : 'validation_failed',
      );
      expect(details?.[0]?.field).toBe(field);
    }
    expect((await owner.api.get(`/boards/${board.id}`)).text).toBe(before);
  });
});

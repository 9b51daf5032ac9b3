import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { BoardDto, ErrorDto, MemberReferenceDto } from '@kiban/contracts';
import { RunningApi, type Client } from '../testing/running-api.js';

let api: RunningApi;
let owner: Client;
let path: string;

beforeAll(async () => {
  api = await RunningApi.start();
  owner = api.member('owner');
});
afterAll(() => api.stop());

const tagOf = ({ headers }: { headers: Headers }): string => headers.get('etag') ?? '';
const put = (memberIds: number[], tag: string) =>
  owner.send<MemberReferenceDto[] & ErrorDto>('PUT', path, { memberIds }, { 'if-match': tag });

describe('the members of a board', () => {
  it('are set where If-Match names their ETag, and not by a second writer with the same one [DEC-2.ETAG-2]', async () => {
    const board = await owner.board();
    path = `/boards/${board.id}/members`;
    const creatorAlone = tagOf(await owner.get(path));
    const first = await put([], creatorAlone);
    expect(first).toMatchObject({ status: 200, body: [] });
    expect(tagOf(first)).toBe(tagOf(await owner.get(path)));
    expect(await put([owner.as.id], creatorAlone)).toMatchObject({
      status: 412,
      body: { code: 'precondition_failed' },
    });
    expect((await owner.get<MemberReferenceDto[]>(path)).body).toEqual([]);
    expect((await put([owner.as.id], tagOf(first))).body).toMatchObject([{ memberId: owner.as.id }]);
  });

  it('accept the ETag of their board, and not one from before it changed', async () => {
    const board = await owner.board();
    path = `/boards/${board.id}/members`;
    const before = tagOf(await owner.get(path));
    const renamed = await owner.patch<BoardDto>(`/boards/${board.id}`, { name: 'Renamed' });
    expect((await put([owner.as.id], before)).status).toBe(412);
    expect((await put([owner.as.id], tagOf(renamed))).status).toBe(200);
  });

  it('are 304 where If-None-Match names their ETag [DEC-2.ETAG-3]', async () => {
    const board = await owner.board();
    path = `/boards/${board.id}/members`;
    const tag = tagOf(await owner.get(path));
    expect((await owner.send('GET', path, undefined, { 'if-none-match': tag })).status).toBe(304);
  });
});

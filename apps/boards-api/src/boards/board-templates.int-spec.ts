import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { BoardDto, ErrorDto, ImportResultDto } from '@kiban/contracts';
import { RunningApi, type Client } from '../testing/running-api.js';

let api: RunningApi;
let token: Client;

beforeAll(async () => {
  api = await RunningApi.start();
  token = api.token();
});
afterAll(() => api.stop());

const boardOf = async (id: number): Promise<BoardDto> => (await token.get<BoardDto>(`/boards/${id}`)).body;

it('are boards that a writer marks, with one event, and as often as they like [DEC-5.TEMPLATE-1]', async () => {
  const { id } = await token.board(['To do']);
  expect(await boardOf(id)).toMatchObject({ isTemplate: false, version: expect.any(Number) });
  const { version } = await boardOf(id);
  const marked = await token.patch<BoardDto>(`/boards/${id}`, { isTemplate: true });
  expect([marked.status, marked.body.isTemplate, marked.body.version]).toEqual([200, true, version + 1]);
  // The same again changes nothing.
  expect((await token.patch<BoardDto>(`/boards/${id}`, { isTemplate: true })).body.version).toBe(version + 1);
  const listed = (await token.get<BoardDto[]>('/boards')).body.find((board) => board.id === id);
  expect(listed?.isTemplate).toBe(true);
  const events = (await api.events()).filter(
    ({ event, boardId }) => event === 'board.update' && boardId === id,
  );
  expect(events.map(({ changes }) => changes)).toEqual([{ isTemplate: { from: false, to: true } }]);
  await token.patch(`/boards/${id}`, { name: 'Renamed' });
  expect(await boardOf(id)).toMatchObject({ name: 'Renamed', isTemplate: true });
  await token.patch(`/boards/${id}`, { isTemplate: false });
  expect((await boardOf(id)).isTemplate).toBe(false);
});

it('are not marked by a viewer, a wrong value, or in the archive [DEC-5.TEMPLATE-1]', async () => {
  const { id } = await token.board();
  expect((await api.member('viewer').patch(`/boards/${id}`, { isTemplate: true })).status).toBe(403);
  for (const isTemplate of ['true', 1, null, {}])
    expect((await token.patch<ErrorDto>(`/boards/${id}`, { isTemplate })).body).toMatchObject({
      code: 'validation_failed',
      error: expect.stringContaining('isTemplate'),
    });
  await token.post(`/boards/${id}/archive`);
  expect((await token.patch<ErrorDto>(`/boards/${id}`, { isTemplate: true })).status).toBe(409);
  expect((await boardOf(id)).isTemplate).toBe(false);
});

it('make boards that are no templates, and do not change [DEC-5.TEMPLATE-2]', async () => {
  const board = await token.board(['To do', 'Doing']);
  await token.card(board.lists[0] as number, 'First step');
  await token.patch(`/boards/${board.id}`, { isTemplate: true });
  const made = await token.post<ImportResultDto>(`/boards/${board.id}/duplicate`, { name: 'Launch' });
  expect([made.status, made.body.lists, made.body.cards]).toEqual([201, 2, 1]);
  expect(await boardOf(made.body.boardId)).toMatchObject({ name: 'Launch', isTemplate: false });
  expect(await boardOf(board.id)).toMatchObject({ isTemplate: true, cardCount: 1 });
});

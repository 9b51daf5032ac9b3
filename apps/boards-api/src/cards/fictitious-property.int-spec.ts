import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { ActivityDto, CardDto, ImportResultDto } from '@kiban/contracts';
import type { CardProperty } from '@kiban/vocabulary';
import pg from 'pg';
import type * as Effort from '../testing/fictitious-effort.js';
import type { Client, MadeBoard, RunningApi } from '../testing/running-api.js';

const OWN = '../testing/fictitious-effort.js?own=effort';
const { allProperties, loadService } = (await import(OWN)) as typeof Effort;

type Carrying = CardDto & { effort: number | null };

let api: RunningApi;
let token: Client;
let board: MadeBoard;
let listId: number;

beforeAll(async () => {
  const { RunningApi: Api, cardFunctions } = await loadService();
  api = await Api.start({}, 1_000, undefined, (url) => addColumn(url, Object.values(cardFunctions())));
  token = api.token();
  board = await token.board();
  listId = board.lists[0] as number;
});
afterAll(() => api.stop());

/** What the migration and the functions of such a property do. */
async function addColumn(url: string, functions: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('ALTER TABLE boards.card ADD COLUMN effort double precision');
  for (const text of functions) await client.query(text);
  await client.end();
}

const card = async (id: number): Promise<Carrying> => (await token.get<Carrying>(`/cards/${id}`)).body;
const lastActivity = async (id: number): Promise<ActivityDto | undefined> =>
  (await token.get<ActivityDto[]>(`/cards/${id}/activity`)).body[0];
const lastEvent = async (): Promise<{ data: object; changes: object } | undefined> => {
  const newest =
    "SELECT data, changes FROM boards.outbox WHERE kind = 'card.update' ORDER BY seq DESC LIMIT 1";
  return (await api.database.query<{ data: object; changes: object }>(newest, []))[0];
};
const importedCards = async (file: object): Promise<Carrying[]> => {
  const { body } = await token.post<ImportResultDto>('/boards/import', file);
  const made = await token.get<{ lists: { cards: Carrying[] }[] }>(`/boards/${body.boardId}`);
  return made.body.lists.flatMap(({ cards }) => cards);
};

it('is created, alone and in a batch, and without a value is null', async () => {
  const created = await token.post<Carrying>('/cards', { listId, title: 'Alone', effort: 2.5 });
  expect(created).toMatchObject({ status: 201, body: { effort: 2.5 } });
  expect(await card(await token.card(listId))).toMatchObject({ effort: null });
  const batch = await token.post<{ card: Carrying }[]>('/cards/batch', {
    cards: [{ listId, title: 'In a batch', effort: 7 }],
  });
  expect(batch.body).toMatchObject([{ card: { effort: 7 } }]);
});

it('is checked as declared', async () => {
  const refused = await token.post('/cards', { listId, title: 'Too much', effort: 1_001 });
  expect(refused).toMatchObject({ status: 422, body: { details: [{ field: 'effort' }] } });
});

it('is updated, with its changes in the event and the activity, and its value in the data of the event', async () => {
  const id = await token.card(listId, 'Updated', { effort: 3 });
  expect(await token.patch<Carrying>(`/cards/${id}`, { effort: 5 })).toMatchObject({
    status: 200,
    body: { effort: 5, title: 'Updated', version: 2 },
  });
  const changes = { effort: { from: 3, to: 5 }, cardVersion: { from: 1, to: 2 } };
  expect(await lastEvent()).toMatchObject({ data: { id, effort: 5 }, changes });
  expect(await lastActivity(id)).toMatchObject({ event: 'card.update', changes });
  await token.post('/cards/batch-update', { cards: [{ id, set: { effort: null } }] });
  expect(await card(id)).toMatchObject({ effort: null, version: 3 });
  const repeated = await token.patch<Carrying>(`/cards/${id}`, { effort: null });
  expect(repeated.body.version).toBe(3);
});

it('goes with a copy', async () => {
  const id = await token.card(listId, 'Copied', { effort: 8 });
  expect(await token.post<Carrying>(`/cards/${id}/copy`, {})).toMatchObject({
    status: 201,
    body: { effort: 8 },
  });
});

it('is in the file of its board, and in the boards made from it', async () => {
  const source = await token.board(['To do']);
  await token.card(source.lists[0] as number, 'Exported', { effort: 13 });
  const file = await token.get(`/boards/${source.id}/export`);
  expect(file.body).toMatchObject({ lists: [{ cards: [{ title: 'Exported', effort: 13 }] }] });
  expect(await importedCards(file.body)).toMatchObject([{ effort: 13 }]);
  // A file of a version that did not have the property.
  const older = { ...file.body, lists: [{ name: 'To do', cards: [{ title: 'Exported' }] }] };
  expect(await importedCards(older)).toMatchObject([{ effort: null }]);
});

/** Two values that a property takes. */
function valuesOf(property: CardProperty): readonly [string | number, string | number] {
  if (property.type === 'date') return ['2026-11-24', '2026-11-30'];
  return property.type === 'text' ? ['A text', 'Another text'] : [property.min, property.max];
}

const WRITTEN = allProperties
  .filter(([, { carriedBy }]) => carriedBy.includes('create') && carriedBy.includes('update'))
  .map(([name, property]) => [name as string, property] as const);

it.each(WRITTEN)('is any property of the declaration, such as %s', async (name, property) => {
  const [first, second] = valuesOf(property);
  const source = await token.board(['To do']);
  const [target] = source.lists;
  const created = await token.post<Carrying>('/cards', { listId: target, title: 'Whole', [name]: first });
  expect(created).toMatchObject({ status: 201, body: { [name]: first } });
  const { id } = created.body;
  expect((await token.patch(`/cards/${id}`, { [name]: second })).body).toMatchObject({ [name]: second });
  expect(await lastEvent()).toMatchObject({
    data: { id, ...(property.carriedBy.includes('event') && { [name]: second }) },
    changes: { [name]: { from: first, to: second } },
  });
  const copied = await token.post(`/cards/${id}/copy`, {});
  expect(copied.body).toMatchObject(property.carriedBy.includes('copy') ? { [name]: second } : {});
  if (!property.carriedBy.includes('export')) return;
  const file = await token.get(`/boards/${source.id}/export`);
  const both = [{ [name]: second }, { [name]: second }];
  expect(await importedCards(file.body)).toMatchObject(both);
});

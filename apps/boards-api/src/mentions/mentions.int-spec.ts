import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { CardDto, ChecklistItemDto, CommentDto, ErrorDto, MentionEventDataDto } from '@kiban/contracts';
import { bearerDigest } from '@kiban/auth-client';
import { knownMember } from '../testing/known-member.js';
import { RunningApi, type Client, type HttpResponse, type MadeBoard } from '../testing/running-api.js';

let api: RunningApi;
let token: Client;
let board: MadeBoard;
let author: Client;
let ada: Client;
let grace: Client;
let outsider: Client;
let cardId: number;

beforeAll(async () => {
  api = await RunningApi.start();
  token = api.token();
  author = await knownMember(api, 'Linus');
  ada = await knownMember(api, 'Ada Lovelace');
  grace = await knownMember(api, 'Grace Hopper', 'viewer');
  outsider = await knownMember(api, 'Eve');
  board = await token.board(['To do'], { visibility: 'private' });
  const memberIds = [author, ada, grace].map(({ as }) => as.id);
  expect((await token.put(`/boards/${board.id}/members`, { memberIds })).status).toBe(200);
});
afterAll(() => api.stop());

beforeEach(async () => {
  cardId = await author.card(board.lists[0] as number, 'Launch');
});

const link = ({ as }: Client): string => `[@${as.name}](member:${as.id})`;
const reference = ({ as }: Client): object => ({ memberId: as.id, name: as.name });
const told = (...members: Client[]): object[] => members.map(({ as: { id, name } }) => ({ id, name }));

const comment = (text: string, more: object = {}): Promise<HttpResponse<CommentDto>> =>
  author.post<CommentDto>(`/cards/${cardId}/comments`, { text, ...more });

/** The mentions of the card's events, in order. */
async function mentions(): Promise<MentionEventDataDto[]> {
  const events = await api.events();
  const found = events.filter(({ event }) => event === 'mention.create').map(({ data }) => data);
  return (found as unknown as MentionEventDataDto[]).filter((data) => data.cardId === cardId);
}

describe('a mention in a comment', () => {
  it('is stored and answered as a link, and is one event behind that of the comment [DEC-10.MENTION-1]', async () => {
    const made = await comment('Hi @ada lovelace, and @Grace Hopper.\n\nLook');
    expect(made.status).toBe(201);
    expect(made.body.text).toBe(`Hi ${link(ada)}, and ${link(grace)}.\n\nLook`);
    expect(made.body.mentions).toEqual([reference(ada), reference(grace)]);
    expect(made.body).not.toHaveProperty('unresolvedMentions');
    const events = (await api.events()).slice(-2);
    expect(events.map(({ event }) => event)).toEqual(['comment.create', 'mention.create']);
    expect(events[1]).toMatchObject({ boardId: board.id, changes: null });
    expect(events[1]?.data).toEqual({
      cardId,
      title: 'Launch',
      members: told(ada, grace),
      place: 'comment',
      placeId: made.body.id,
      text: 'Hi @Ada Lovelace, and @Grace Hopper. Look',
    });
    // The event of the request is that of its change.
    expect(made.headers.get('x-event-id')).toBe(String(events[0]?.id));
    const page = await author.get<CommentDto[]>(`/cards/${cardId}/comments`);
    expect(page.body).toEqual([made.body]);
    const { body: card } = await author.get<CardDto>(`/cards/${cardId}?include=comments`);
    expect([card.mentions, card.comments]).toEqual([[], [made.body]]);
  });

  it('tells only the new ones of an edit, and forgets those who are gone [DEC-10.MENTION-2]', async () => {
    const { body: made } = await comment(`${link(ada)} look`);
    const edited = await author.patch<CommentDto>(`/comments/${made.id}`, {
      text: `${link(ada)} and ${link(grace)}`,
    });
    expect(edited.body.mentions).toEqual([reference(ada), reference(grace)]);
    expect(await author.patch(`/comments/${made.id}`, { text: `${link(grace)} alone` })).toMatchObject({
      body: { mentions: [reference(grace)] },
    });
    expect(await author.patch(`/comments/${made.id}`, { text: `${link(grace)} alone` })).toMatchObject({
      body: { version: 3 },
    });
    expect((await mentions()).map(({ members }) => members)).toEqual([told(ada), told(grace)]);
    expect(
      (await author.patch<CommentDto>(`/comments/${made.id}`, { text: 'no one' })).body.mentions,
    ).toEqual([]);
    expect((await mentions()).length).toBe(2);
  });

  it('is none of oneself as an event, none in code or in a link, and none in an e-mail address [DEC-10.MENTION-4]', async () => {
    const { body } = await comment(link(author));
    expect(body.mentions).toEqual([reference(author)]);
    const text = `\`${link(ada)}\` [see ${link(ada)}](/cards/1) a@ada.org\n\n    @Ada Lovelace`;
    expect((await comment(text)).body).toMatchObject({ text, mentions: [] });
    expect(await mentions()).toEqual([]);
  });

  it('of someone who does not see the board is the same as of no one [DEC-10.MENTION-3]', async () => {
    const [byName, byLink, unknown] = [
      await comment('@Eve and @Evil'),
      await comment(link(outsider)),
      await comment('[@Eve](member:987654321)'),
    ];
    expect(byName.body).toMatchObject({
      text: '@Eve and @Evil',
      mentions: [],
      unresolvedMentions: [
        { text: '@Eve', candidates: [] },
        { text: '@Evil', candidates: [] },
      ],
    });
    for (const [response, text] of [
      [byLink, link(outsider)],
      [unknown, '[@Eve](member:987654321)'],
    ] as const)
      expect(response.body).toMatchObject({
        text,
        mentions: [],
        unresolvedMentions: [{ text, candidates: [] }],
      });
    expect(await mentions()).toEqual([]);
  });

  it('stays text where it is not clear, and names the candidates; strict requests are refused', async () => {
    const candidates = [reference(ada)];
    const lenient = await comment('@Ada, see');
    expect(lenient.body).toMatchObject({
      text: '@Ada, see',
      unresolvedMentions: [{ text: '@Ada', candidates }],
    });
    const { body: read } = await author.get<CommentDto[]>(`/cards/${cardId}/comments`);
    expect(read[0]).not.toHaveProperty('unresolvedMentions');
    // The tag is of the comment as everyone reads it.
    const tag = lenient.headers.get('etag') ?? '';
    const path = `/comments/${lenient.body.id}`;
    expect((await author.patch(path, { text: 'x' }, { 'if-match': tag })).status).toBe(200);
    const strict = await author.post<ErrorDto>(`/cards/${cardId}/comments`, {
      text: '@Ada',
      mentions: 'strict',
    });
    expect(strict.status).toBe(422);
    expect(strict.body.details).toEqual([
      {
        field: 'text',
        code: 'mention',
        message: `text mentions @Ada, which names no single member; send one of ${link(ada)}.`,
      },
    ]);
    expect((await comment('@Ada Lovelace', { mentions: 'strict' })).status).toBe(201);
    expect((await author.post(`/cards/${cardId}/comments`, { text: 'x', mentions: 'all' })).status).toBe(422);
  });

  it('of a removed member is none, and the others stay', async () => {
    const gone = await knownMember(api, 'Kathleen');
    await token.put(`/boards/${board.id}/members`, {
      memberIds: [author, ada, grace, gone].map(({ as }) => as.id),
    });
    const { body: before } = await comment(`${link(gone)} ${link(ada)}`);
    api.principals.delete(bearerDigest(gone.bearer));
    await api.database.query('UPDATE boards.member SET removed_at = now() WHERE id = $1', [gone.as.id]);
    expect(before.mentions).toEqual([reference(ada), reference(gone)]);
    expect((await comment(`${link(gone)} ${link(ada)}`)).body.mentions).toEqual([reference(ada)]);
    expect((await mentions()).map(({ members }) => members)).toEqual([told(gone, ada), told(ada)]);
  });

  it('goes with its comment, also in a statement that does not know mentions', async () => {
    const { body: one } = await comment(link(ada));
    const { body: other } = await comment(link(ada));
    await author.delete(`/comments/${one.id}`);
    await api.database.query('DELETE FROM boards.comment WHERE id = $1', [other.id]);
    const rows = await api.database.query('SELECT 1 FROM boards.mention WHERE card_id = $1', [cardId]);
    expect(rows).toEqual([]);
  });
});

describe('a mention of the board', () => {
  it('means everyone who sees it, beside the actor', async () => {
    const { body } = await comment('@board: done');
    expect(body.text).toBe(`[@board](board:${board.id}): done`);
    expect(body.mentions).toEqual(expect.arrayContaining([author, ada, grace].map(reference)));
    expect(body.mentions).not.toContainEqual(reference(outsider));
    const [event] = await mentions();
    expect(event?.text).toBe('@board: done');
    expect(event?.members).toEqual(
      body.mentions
        .filter(({ memberId }) => memberId !== author.as.id)
        .map(({ memberId: id, name }) => ({ id, name })),
    );
    expect((await comment(`[@board](board:${board.id + 1_000})`)).body.mentions).toEqual([]);
  });

  it('and 5,000 mentions tell at most 100 people, in the order of the text [DEC-10.MENTION-4]', async () => {
    const open = await token.board(['To do']);
    const first = api.workspaceId * 1_000 + 500;
    await api.database.query(
      `INSERT INTO boards.member (workspace_id, id, name, role)
       SELECT $1, $2::bigint + n, 'M' || n, 'member' FROM generate_series(1, 150) AS n`,
      [api.workspaceId, first],
    );
    const id = await author.card(open.lists[0] as number);
    const ask = (text: string): Promise<HttpResponse<CommentDto>> =>
      author.post<CommentDto>(`/cards/${id}/comments`, { text });
    const all = await ask('[@board](board:' + `${open.id}) ${link(grace)}`);
    expect(all.body.mentions).toHaveLength(100);
    const many = await ask(Array.from({ length: 5_000 }, (_, n) => `@M${150 - (n % 150)}`).join(' '));
    expect(many.status).toBe(201);
    expect(Array.from(many.body.text).length).toBeLessThanOrEqual(50_000);
    expect(many.body.mentions.map(({ name }) => Number(name.slice(1)))).toEqual(
      Array.from({ length: 100 }, (_, n) => n + 51),
    );
  });
});

describe('a mention in a description', () => {
  it('causes an event at the creation and at each change of the text, and not by other changes', async () => {
    const { body: card } = await author.post<CardDto>('/cards', {
      listId: board.lists[0],
      title: 'Plan',
      description: 'For @Ada Lovelace',
    });
    cardId = card.id;
    expect(card).toMatchObject({ description: `For ${link(ada)}`, mentions: [reference(ada)] });
    const renamed = await author.patch<CardDto>(`/cards/${cardId}`, {
      title: 'Plan B',
      description: card.description,
    });
    expect(renamed.body.mentions).toEqual([reference(ada)]);
    const both = await author.patch<CardDto>(`/cards/${cardId}`, {
      description: `@Grace Hopper, ${link(ada)}`,
    });
    expect(both.body.mentions).toEqual([reference(ada), reference(grace)]);
    expect((await author.get<CardDto>(`/cards/${cardId}`)).body).toEqual(both.body);
    const { body: listed } = await author.get<CardDto[]>(`/lists/${board.lists[0]}/cards`);
    expect(listed.find(({ id }) => id === cardId)).toEqual(both.body);
    const { body: short } = await author.get<CardDto[]>(`/lists/${board.lists[0]}/cards?omit=description`);
    expect(short[0]).not.toHaveProperty('mentions');
    expect((await author.patch<CardDto>(`/cards/${cardId}`, { description: null })).body.mentions).toEqual(
      [],
    );
    expect(await mentions()).toMatchObject([
      { title: 'Plan', members: told(ada), place: 'description', placeId: cardId },
      { title: 'Plan B', members: told(grace) },
    ]);
  });

  it('of a batch is read for each item, and refused for each', async () => {
    const listId = board.lists[0];
    const batch = await author.post<{ status: number; card?: CardDto }[]>('/cards/batch', {
      cards: [
        { listId, title: 'a', description: '@Ada Lovelace' },
        { listId, title: 'b', description: '@Ada', mentions: 'strict' },
        { listId, title: 'c', description: '@Ada' },
      ],
    });
    expect(batch.body.map(({ status }) => status)).toEqual([201, 422, 201]);
    expect(batch.body[0]?.card?.mentions).toEqual([reference(ada)]);
    expect(batch.body[2]?.card?.unresolvedMentions).toEqual([{ text: '@Ada', candidates: [reference(ada)] }]);
    const changed = await author.post<{ status: number; card?: CardDto }[]>('/cards/batch-update', {
      cards: [
        { id: cardId, set: { description: '@Grace Hopper' } },
        { id: cardId, set: { description: '@Ada', mentions: 'strict' } },
        { id: cardId, set: { description: `${link(grace)} ${link(ada)}` } },
      ],
    });
    expect(changed.body.map(({ status }) => status)).toEqual([200, 422, 200]);
    expect(changed.body[2]?.card?.mentions).toEqual([reference(ada), reference(grace)]);
    expect((await mentions()).map(({ members }) => members)).toEqual([told(grace), told(ada)]);
  });
});

describe('a mention in a checklist item', () => {
  it('causes an event, and a tick causes none', async () => {
    const path = `/cards/${cardId}/checklist`;
    const { body: item } = await author.post<ChecklistItemDto>(path, { text: 'Ask @ada lovelace' });
    expect(item).toMatchObject({ text: `Ask ${link(ada)}`, mentions: [reference(ada)] });
    const ticked = await author.patch<ChecklistItemDto>(`${path}/${item.id}`, { done: true });
    expect(ticked.body.mentions).toEqual([reference(ada)]);
    expect((await author.get<ChecklistItemDto[]>(path)).body).toEqual([ticked.body]);
    const long = await author.post<ChecklistItemDto>(path, { text: `${'x'.repeat(480)} @Ada Lovelace` });
    expect(long.body).toMatchObject({ mentions: [], unresolvedMentions: [{ text: '@Ada Lovelace' }] });
    expect(await mentions()).toMatchObject([{ members: told(ada), place: 'checklist', placeId: item.id }]);
  });
});

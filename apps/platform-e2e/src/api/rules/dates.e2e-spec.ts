import { beforeAll, describe, expect, it } from '@jest/globals';
import type { ApiResponse } from '../../client/api-caller.js';
import { servedDocument } from '../../contract/api-document.js';
import { datePropertiesOf } from '../../contract/date-properties.js';
import { testDeployment } from '../../client/deployment.js';
import { newOwner, type Owner } from '../../running/owner.js';
import { ABoard } from '../a-board.js';
import { expectError } from '../error-body.js';
import type { Card } from '../resources.js';

/** What standard libraries print for a moment, and what it is in UTC with milliseconds. */
const moments: [library: string, text: string, utc: string][] = [
  ['Python datetime.isoformat', '2027-12-24T19:30:00.123456+09:00', '2027-12-24T10:30:00.123Z'],
  ['Python without microseconds', '2027-12-24T10:00:00+00:00', '2027-12-24T10:00:00.000Z'],
  ['Go time.RFC3339Nano', '2027-12-24T10:00:00.123456789Z', '2027-12-24T10:00:00.123Z'],
  ['Go with trailing zeros cut', '2027-12-24T19:30:00.12+09:00', '2027-12-24T10:30:00.120Z'],
  ['Java Instant', '2027-12-24T10:00:00.123456Z', '2027-12-24T10:00:00.123Z'],
  ['Java Instant of a whole second', '2027-12-24T10:00:00Z', '2027-12-24T10:00:00.000Z'],
  ['Java OffsetDateTime', '2027-12-24T19:30:15.5+09:00', '2027-12-24T10:30:15.500Z'],
  ['Java OffsetDateTime of a whole minute', '2027-12-24T19:30+09:00', '2027-12-24T10:30:00.000Z'],
  ['PHP DATE_ATOM', '2027-12-24T04:30:00-05:30', '2027-12-24T10:00:00.000Z'],
  ['Ruby Time#iso8601', '2027-12-24T10:00:00Z', '2027-12-24T10:00:00.000Z'],
  ['Ruby Time#iso8601(6)', '2027-12-24T19:30:00.123456+09:00', '2027-12-24T10:30:00.123Z'],
  ['C# DateTime "O"', '2027-12-24T10:00:00.1234567Z', '2027-12-24T10:00:00.123Z'],
  ['C# DateTimeOffset "O"', '2027-12-24T19:30:00.0000000+09:00', '2027-12-24T10:30:00.000Z'],
  ['JavaScript toISOString', '2027-12-24T10:00:00.123Z', '2027-12-24T10:00:00.123Z'],
  ['RFC 3339 in lower case', '2027-12-24t10:00:00z', '2027-12-24T10:00:00.000Z'],
  ['an offset of 18 hours', '2027-12-24T18:00:00+18:00', '2027-12-24T00:00:00.000Z'],
];
/** Python date.isoformat, Go time.DateOnly, Java LocalDate, PHP Y-m-d, Ruby Date#iso8601 and C# DateOnly print the same. */
const days: typeof moments = [['every standard library for a day', '2027-12-24', '2027-12-24']];

const wrongMoments = [
  '2027-02-30T10:00:00Z',
  '2026-02-29T10:00:00Z',
  '2027-12-31T23:59:60Z',
  '2027-12-24T24:00:00Z',
  '2027-12-24T10:00:00+18:01',
  '2027-12-24T10:00:00-19:00',
  '2027-12-24T10:00:00',
  '2027-12-24 10:00:00Z',
  '9999-12-31T23:00:00-02:00',
  '10000-01-01T00:00:00Z',
  '+010000-01-01T00:00:00Z',
  '0000-01-01T00:00:00Z',
];
const wrongDays = ['2026-02-30', '2027-13-01', '10000-01-01', '0000-01-01', '24.12.2027', 'tomorrow'];

const aMoment = /date-time with an offset, such as 2026-11-21T09:30:00Z/;
const aDay = /date such as 2026-11-21/;

/** What each kind of property takes. */
const kinds = {
  moment: { printed: moments, wrong: [...wrongMoments, ...wrongDays, '2027-12-24'], accepted: aMoment },
  either: { printed: [...moments, ...days], wrong: [...wrongMoments, ...wrongDays], accepted: aMoment },
  day: { printed: days, wrong: [...wrongDays, '2027-12-24T10:00:00Z'], accepted: aDay },
};

/** How a date is sent, and what the property then holds; undefined where no response shows it. */
interface Sending {
  kind: keyof typeof kinds;
  send: (text: string) => Promise<ApiResponse>;
  held?: (body: never) => unknown;
}

describe('dates in requests', () => {
  let owner: Owner;
  let board: ABoard;
  let card: Card;
  let fieldId: number;
  let webhookId: number;
  let timetableId: number;
  let columnId: number;
  beforeAll(async () => {
    owner = await newOwner(await testDeployment());
    board = await ABoard.with(owner.api, 'To do');
    card = await board.card();
    const made = async (path: string, body: object): Promise<number> =>
      (await owner.api.must<{ id: number }>('POST', path, body)).id;
    fieldId = await made(`/boards/${board.id}/fields`, { name: 'Launch', type: 'date' });
    webhookId = await made('/webhooks', {
      url: 'https://receiver.example/kiban',
      // Of no event that happens here, so that deliveries change by redelivering alone.
      events: ['webhook.disable'],
    });
    timetableId = await made('/boards', timetable('2027-12-01'));
    columnId = await made(`/boards/${timetableId}/columns`, { name: 'Eve', date: '2027-12-02' });
  });

  const timetable = (date: string) => ({
    name: 'Timetable',
    kind: 'timetable',
    columns: [{ name: 'Day', date }],
    rows: [{ name: 'First', startTime: '08:00', endTime: '08:45' }],
  });
  const batch = (dates: object): Promise<ApiResponse> =>
    owner.api.post('/cards/batch', {
      atomic: true,
      cards: [{ listId: board.listId(), title: 'Dated', ...dates }],
    });
  /** The error of its only item is the response. */
  const setInBatch = async (set: object): Promise<ApiResponse> => {
    const response = await owner.api.post('/cards/batch-update', { cards: [{ id: card.id, set }] });
    const [item] = response.body as [{ status: number; error?: unknown }];
    return item.error ? { ...response, status: item.status, body: item.error } : response;
  };
  const create = (dates: object): Promise<ApiResponse> =>
    owner.api.post('/cards', { listId: board.listId(), title: 'Dated', ...dates });
  const gantt = (query: Record<string, string>): Promise<ApiResponse> =>
    owner.api.get(`/boards/${board.id}/gantt?${new URLSearchParams(query).toString()}`);
  const audit = (path: string, query: Record<string, string>): Promise<ApiResponse> =>
    owner.screen.get(`${path}?${new URLSearchParams(query).toString()}`);
  const task = (span: object): Promise<ApiResponse> => owner.api.patch(`/gantt/tasks/${card.id}`, span);
  const archiveWith = (date: string): object => ({
    name: 'Imported',
    lists: [{ id: 'l', name: 'List', pos: 1 }],
    cards: [{ id: 'c', idList: 'l', name: 'Card', pos: 1, due: date }],
  });

  const importOf = (parts: object): Promise<ApiResponse> =>
    owner.api.post('/boards/import', {
      format: 'kiban.board',
      formatVersion: 1,
      board: { name: 'Imported' },
      ...parts,
    });
  const importedCard = (dates: object): Promise<ApiResponse> =>
    importOf({ lists: [{ name: 'To do', cards: [{ title: 'Dated', ...dates }] }] });

  const sendings: Record<string, Sending> = {
    'lists[].cards[].startDate of POST /boards/import': {
      kind: 'either',
      send: (startDate) => importedCard({ startDate }),
    },
    'lists[].cards[].dueDate of POST /boards/import': {
      kind: 'either',
      send: (dueDate) => importedCard({ dueDate }),
    },
    'lists[].cards[].completedAt of POST /boards/import': {
      kind: 'moment',
      send: (completedAt) => importedCard({ completedAt }),
    },
    'columns[].date of POST /boards/import': {
      kind: 'day',
      send: (date) => {
        const { columns, rows } = timetable(date);
        return importOf({ board: { name: 'Imported', kind: 'timetable' }, columns, rows });
      },
    },
    'startDate of POST /cards': {
      kind: 'either',
      send: (startDate) => create({ startDate }),
      held: ({ startDate }: Card) => startDate,
    },
    'dueDate of POST /cards': {
      kind: 'either',
      send: (dueDate) => create({ dueDate }),
      held: ({ dueDate }: Card) => dueDate,
    },
    'cards[].startDate of POST /cards/batch': {
      kind: 'either',
      send: (startDate) => batch({ startDate }),
      held: (items: { card: Card }[]) => items[0]?.card.startDate,
    },
    'cards[].dueDate of POST /cards/batch': {
      kind: 'either',
      send: (dueDate) => batch({ dueDate }),
      held: (items: { card: Card }[]) => items[0]?.card.dueDate,
    },
    'cards[].set.startDate of POST /cards/batch-update': {
      kind: 'either',
      send: (startDate) => setInBatch({ startDate, dueDate: null }),
      held: (items: { card: Card }[]) => items[0]?.card.startDate,
    },
    'cards[].set.dueDate of POST /cards/batch-update': {
      kind: 'either',
      send: (dueDate) => setInBatch({ dueDate, startDate: null }),
      held: (items: { card: Card }[]) => items[0]?.card.dueDate,
    },
    'startDate of PATCH /cards/{id}': {
      kind: 'either',
      send: (startDate) => owner.api.patch(`/cards/${card.id}`, { startDate, dueDate: null }),
      held: ({ startDate }: Card) => startDate,
    },
    'dueDate of PATCH /cards/{id}': {
      kind: 'either',
      send: (dueDate) => owner.api.patch(`/cards/${card.id}`, { dueDate, startDate: null }),
      held: ({ dueDate }: Card) => dueDate,
    },
    'start of PATCH /gantt/tasks/{id}': {
      kind: 'either',
      send: (start) => task({ start, end: '2027-12-31' }),
      held: ({ start }: { start: string }) => start,
    },
    'end of PATCH /gantt/tasks/{id}': {
      kind: 'either',
      send: (end) => task({ start: '2027-12-01', end }),
      held: ({ end }: { end: string }) => end,
    },
    'value of PUT /cards/{id}/fields/{fieldId}': {
      kind: 'either',
      send: (value) =>
        owner.api.call({ method: 'PUT', path: `/cards/${card.id}/fields/${fieldId}`, body: { value } }),
      held: ({ value }: { value: string }) => value,
    },
    'expiresAt of POST /tokens': {
      kind: 'moment',
      send: (expiresAt) =>
        owner.screen.post('/tokens', { name: 'Report', password: owner.account.password, expiresAt }),
      held: ({ expiresAt }: { expiresAt: string }) => expiresAt,
    },
    'since of POST /webhooks/{id}/redeliver': {
      kind: 'moment',
      send: (since) => owner.api.post(`/webhooks/${webhookId}/redeliver`, { since }),
    },
    'columns[].date of POST /boards': {
      kind: 'day',
      send: (date) => owner.api.post('/boards', timetable(date)),
    },
    'date of POST /boards/{id}/columns': {
      kind: 'day',
      send: (date) => owner.api.post(`/boards/${timetableId}/columns`, { name: 'Day', date }),
      held: ({ date }: { date: string }) => date,
    },
    'date of PATCH /boards/{id}/columns/{columnId}': {
      kind: 'day',
      send: (date) => owner.api.patch(`/boards/${timetableId}/columns/${columnId}`, { date }),
      held: ({ date }: { date: string }) => date,
    },
    'from of GET /boards/{id}/gantt': { kind: 'day', send: (from) => gantt({ from }) },
    'to of GET /boards/{id}/gantt': { kind: 'day', send: (to) => gantt({ to }) },
    'updatedSince of GET /search': {
      kind: 'either',
      send: (updatedSince) => owner.api.get(`/search?${new URLSearchParams({ updatedSince }).toString()}`),
    },
    'until of POST /me/inbox/mark': {
      kind: 'moment',
      // At most a year from now.
      send: (until) =>
        owner.screen.post('/me/inbox/mark', {
          ids: [1],
          state: 'unread',
          until: until.replace(/^2027-12/, '2027-06'),
        }),
    },
    'since of GET /audit': { kind: 'moment', send: (since) => audit('/audit', { since }) },
    'until of GET /audit': { kind: 'moment', send: (until) => audit('/audit', { until }) },
    'since of GET /audit/export': { kind: 'moment', send: (since) => audit('/audit/export', { since }) },
    'until of GET /audit/export': { kind: 'moment', send: (until) => audit('/audit/export', { until }) },
  };
  /** A field's value may be of any type by the document, so that no schema names it. */
  const NOT_BY_SCHEMA = ['value of PUT /cards/{id}/fields/{fieldId}'];

  it('are all sent by these tests, as the document lists them [DEC-2.DATE-1]', async () => {
    const listed = datePropertiesOf(await servedDocument((await testDeployment()).specUrl));
    const tested = Object.entries(sendings).filter(([name]) => !NOT_BY_SCHEMA.includes(name));
    expect(Object.fromEntries(tested.map(([name, { kind }]) => [name, kind]))).toEqual(
      Object.fromEntries(listed),
    );
  });

  /** Whatever a date could change. */
  const state = async (): Promise<string[]> => {
    const paths = [
      '/boards',
      `/boards/${board.id}`,
      `/boards/${timetableId}`,
      `/webhooks/${webhookId}/deliveries`,
    ];
    const responses = await Promise.all([
      ...paths.map((path) => owner.api.get(path)),
      owner.screen.get('/tokens'),
    ]);
    // Each read sets when and from where the token that reads was used last.
    return responses.map(({ text }) => text.replace(/"lastUsed(?:At|Address)":(?:"[^"]*"|null)/g, ''));
  };

  describe.each(Object.entries(sendings))('%s', (name, { kind, send, held }) => {
    const { printed, wrong, accepted } = kinds[kind];
    it.each(printed)(
      'accepts the output of %s, %s, and stores %s [DEC-2.2, DEC-2.DATE-1]',
      async (_, text, utc) => {
        const { status, body, text: answered } = await send(text);
        expect({ answered, isAccepted: status < 300 }).toMatchObject({ isAccepted: true });
        expect(held?.(body as never) ?? utc).toBe(utc);
      },
    );

    it('rejects dates that do not exist with an accepted one, and changes nothing [DEC-2.DATE-1]', async () => {
      const property = /(\w+)(?= of )/.exec(name)?.[1] ?? '';
      const before = await state();
      for (const text of wrong) {
        const { error, details } = expectError(await send(text), 422, 'validation_failed');
        expect({ text, error }).toEqual({ text, error: expect.stringMatching(accepted) });
        expect(details?.[0]?.field.split('.').at(-1)).toBe(property);
      }
      expect(await state()).toEqual(before);
    });
  });

  it('are read from an import of Trello as well, and left out where they do not exist', async () => {
    const dueOf = async (date: string): Promise<unknown> => {
      const { boardId } = await owner.api.must<{ boardId: number }>(
        'POST',
        '/boards/import',
        archiveWith(date),
      );
      const { lists } = await owner.api.must<{ lists: { cards: Card[] }[] }>('GET', `/boards/${boardId}`);
      return lists[0]?.cards[0]?.dueDate;
    };
    expect(await dueOf('2027-12-24T19:30:00.5+09:00')).toBe('2027-12-24T10:30:00.500Z');
    expect(await dueOf('2027-02-30T10:00:00Z')).toBeNull();
  });

  it('stay a day where a day was sent [DEC-5.CARD-2]', async () => {
    const day = { startDate: '2027-12-01', dueDate: '2027-12-24' };
    expect(await owner.api.must('PATCH', `/cards/${card.id}`, day)).toMatchObject(day);
  });
});

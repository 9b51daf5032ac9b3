import { beforeAll, describe, expect, it } from '@jest/globals';
import type { ApiResponse } from '../../client/api-caller.js';
import { testDeployment } from '../../running/deployment.js';
import { newOwner, type Owner } from '../../running/owner.js';
import { ABoard } from '../a-board.js';
import { expectError } from '../error-body.js';
import type { Card } from '../resources.js';

/** What clients print for a moment, and what it is in UTC with milliseconds. */
const printed: [library: string, text: string, utc: string][] = [
  ['Python isoformat', '2027-12-24T19:30:00.123456+09:00', '2027-12-24T10:30:00.123Z'],
  ['Go RFC3339Nano', '2027-12-24T10:00:00.123456789Z', '2027-12-24T10:00:00.123Z'],
  ['Java OffsetDateTime', '2027-12-24T19:30+09:00', '2027-12-24T10:30:00.000Z'],
  ['PHP DATE_ATOM', '2027-12-24T10:00:00+00:00', '2027-12-24T10:00:00.000Z'],
  ['Ruby iso8601', '2027-12-24T10:00:00Z', '2027-12-24T10:00:00.000Z'],
  ['C# "O"', '2027-12-24T19:30:00.0000000+09:00', '2027-12-24T10:30:00.000Z'],
  ['lower case', '2027-12-24t10:00:00z', '2027-12-24T10:00:00.000Z'],
];
const wrong = [
  '2027-02-30T10:00:00Z',
  '2027-12-31T23:59:60Z',
  '2027-12-24T10:00:00+18:01',
  '2027-12-24T10:00:00',
  '9999-12-31T23:00:00-02:00',
];

describe('dates in requests', () => {
  let owner: Owner;
  let board: ABoard;
  let card: Card;
  let fieldId: number;
  let webhookId: number;
  beforeAll(async () => {
    owner = await newOwner(await testDeployment());
    board = await ABoard.with(owner.api, 'To do');
    card = await board.card();
    const made = async (path: string, body: object): Promise<number> =>
      (await owner.api.must<{ id: number }>('POST', path, body)).id;
    fieldId = await made(`/boards/${board.id}/fields`, { name: 'Launch', type: 'date' });
    webhookId = await made('/webhooks', { url: 'https://receiver.example/kiban', events: ['*'] });
  });

  /** Each property that takes a moment: how it is sent, and what it then holds; undefined where no response shows it. */
  const properties: [
    property: string,
    send: (text: string) => Promise<ApiResponse>,
    held: (body: never) => unknown,
  ][] = [
    [
      'dueDate of POST /cards',
      (dueDate) => owner.api.post('/cards', { listId: board.listId(), title: 'Dated', dueDate }),
      ({ dueDate }: Card) => dueDate,
    ],
    [
      'dueDate of POST /cards/batch',
      (dueDate) =>
        owner.api.post('/cards/batch', {
          atomic: true,
          cards: [{ listId: board.listId(), title: 'Dated', dueDate }],
        }),
      (items: { card: Card }[]) => items[0]?.card.dueDate,
    ],
    [
      'startDate of PATCH /cards/{id}',
      (startDate) => owner.api.patch(`/cards/${card.id}`, { startDate, dueDate: null }),
      ({ startDate }: Card) => startDate,
    ],
    [
      'start of PATCH /gantt/tasks/{id}',
      (start) => owner.api.patch(`/gantt/tasks/${card.id}`, { start, end: '2027-12-31' }),
      ({ start }: { start: string }) => start,
    ],
    [
      'value of PUT /cards/{id}/fields/{fieldId}',
      (value) =>
        owner.api.call({ method: 'PUT', path: `/cards/${card.id}/fields/${fieldId}`, body: { value } }),
      ({ value }: { value: string }) => value,
    ],
    [
      'expiresAt of POST /tokens',
      (expiresAt) =>
        owner.screen.post('/tokens', { name: 'Report', password: owner.account.password, expiresAt }),
      ({ expiresAt }: { expiresAt: string }) => expiresAt,
    ],
    [
      'since of POST /webhooks/{id}/redeliver',
      (since) => owner.api.post(`/webhooks/${webhookId}/redeliver`, { since }),
      () => undefined,
    ],
  ];

  describe.each(properties)('%s', (_property, send, held) => {
    it.each(printed)(
      'takes what %s prints, %s, and holds %s [DEC-2.2, DEC-2.DATE-1]',
      async (_, text, utc) => {
        const { status, body, text: answered } = await send(text);
        expect({ answered, isAccepted: status < 300 }).toMatchObject({ isAccepted: true });
        expect(held(body as never) ?? utc).toBe(utc);
      },
    );

    it.each(wrong)('rejects %s with a date that would be accepted [DEC-2.DATE-1]', async (text) => {
      const { error } = expectError(await send(text), 422, 'validation_failed');
      expect(error).toMatch(/date-time with an offset, such as 2026-11-21T09:30:00Z/);
    });
  });

  it('stay a day where a day was sent [DEC-5.CARD-2]', async () => {
    const day = { startDate: '2027-12-01', dueDate: '2027-12-24' };
    expect(await owner.api.must('PATCH', `/cards/${card.id}`, day)).toMatchObject(day);
  });
});

import { beforeAll, describe, expect, it } from '@jest/globals';
import { createKiban } from '@kiban/client';
import { eventually } from '@kiban/testing';
import { Kiban } from 'n8n-nodes-kiban/nodes/Kiban/Kiban.node';
import { ABoard } from '../api/a-board.js';
import { testDeployment } from '../client/deployment.js';
import { newOwner, type Owner } from '../running/owner.js';
import { N8nContexts } from './n8n-contexts.js';

interface Event {
  id: number;
  event: string;
  boardId: number;
  occurredAt: string;
}

describe('missed events in the Kiban node of n8n', () => {
  const node = new Kiban();
  let owner: Owner;
  let board: ABoard;
  let n8n: N8nContexts;
  let all: Event[];
  const read = async (parameters: Record<string, unknown>) => {
    const items = await n8n.execute(node, {
      resource: 'event',
      operation: 'getAll',
      returnAll: true,
      ...parameters,
    });
    return items.map(({ json }) => json as unknown as Event);
  };
  beforeAll(async () => {
    const deployment = await testDeployment();
    owner = await newOwner(deployment);
    n8n = new N8nContexts({ origin: new URL(deployment.apiUrl).origin, token: owner.token });
    const api = createKiban({ origin: deployment.origin, token: owner.token });
    await ABoard.with(owner.api, 'Elsewhere');
    board = await ABoard.with(owner.api, 'To do', 'Done');
    for (const title of ['One', 'Two', 'Three']) {
      const card = await board.card(title);
      await api.cards.move(card.id, { listId: board.listId(1) });
    }
    all = await eventually('three moves', async () => {
      const events = await read({});
      return events.filter(({ event }) => event === 'card.move').length === 3 && events;
    });
  });

  it('returns what arrived after an event, in the order of arrival', async () => {
    const middle = all[Math.floor(all.length / 2)];
    expect(await read({ after: String(middle?.id) })).toEqual(all.slice(all.indexOf(middle!) + 1));
    expect(await read({ after: String(all.at(-1)?.id) })).toEqual([]);
  });

  it('returns what occurred since a time, in the zone of the workflow', async () => {
    const moment = all[Math.floor(all.length / 2)]!.occurredAt;
    const expected = all.filter(({ occurredAt }) => occurredAt >= moment);
    expect(await read({ filters: { since: moment } })).toEqual(expected);
    n8n.timeZone = 'Pacific/Kiritimati';
    const local = new Date(Date.parse(moment) + 14 * 3_600_000).toISOString().slice(0, -1);
    // A local time has whole seconds.
    const second = `${moment.slice(0, 19)}.000Z`;
    expect(await read({ filters: { since: local } })).toEqual(
      all.filter(({ occurredAt }) => occurredAt >= second),
    );
    n8n.timeZone = 'Europe/Berlin';
    expect(await read({ filters: { since: new Date(Date.now() + 86_400_000).toISOString() } })).toEqual([]);
  });

  it('returns events of the chosen kinds and board, up to the limit', async () => {
    const moves = all.filter(({ event }) => event === 'card.move');
    expect(await read({ filters: { events: ['card.move'] } })).toEqual(moves);
    expect(await read({ filters: { events: 'card.move' }, returnAll: false, limit: 2 })).toEqual(
      moves.slice(0, 2),
    );
    expect(await read({ filters: { boardId: board.id } })).toEqual(
      all.filter(({ boardId }) => boardId === board.id),
    );
    expect(all.some(({ boardId }) => boardId !== board.id)).toBe(true);
  });

  it('rejects a time that is not one', async () => {
    for (const since of ['yesterday', '2026-99-99T09:00', '2026-99-99'])
      await expect(read({ filters: { since } })).rejects.toThrow('Since must be a date');
    await expect(read({ filters: { boardId: 'Launch' } })).rejects.toThrow('boardId must hold ids');
    await expect(read({ after: 'the last one' })).rejects.toMatchObject({
      httpCode: expect.stringMatching(/^4/),
    });
  });
});

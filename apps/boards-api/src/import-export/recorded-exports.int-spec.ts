import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { RunningApi, type Client } from '../testing/running-api.js';

interface Recorded {
  action: string;
  actor: { memberId: number };
  target: string;
  details: { name: string; requestId: string };
}

describe('an export of a board in the audit log', () => {
  let api: RunningApi;
  let token: Client;

  beforeAll(async () => {
    api = await RunningApi.start();
    token = api.token();
  });
  afterAll(() => api.stop());

  const recorded = async (boardId: number): Promise<Recorded[]> => {
    const rows = await api.database.query<{ entry: Recorded }>(
      `SELECT entry FROM boards.audit_outbox WHERE entry->>'target' = $1 ORDER BY seq`,
      [`board ${boardId}`],
    );
    return rows.map(({ entry }) => entry);
  };

  it('has who exported which board by which request [DEC-4.AUDIT-5]', async () => {
    const board = await token.board(['a']);
    const response = await token.get(`/boards/${board.id}/export`);
    expect(response.status).toBe(200);
    expect(await recorded(board.id)).toEqual([
      expect.objectContaining({
        action: 'board.export',
        actor: expect.objectContaining({ memberId: token.as.id }),
        details: { name: expect.any(String), requestId: response.headers.get('x-request-id') },
      }),
    ]);
  });

  it('is not there for a board that the caller does not see, nor for a duplicate', async () => {
    const board = await token.board(['a']);
    const stranger = api.stranger();
    expect((await stranger.get(`/boards/${board.id}/export`)).status).toBe(404);
    expect((await token.post(`/boards/${board.id}/duplicate`, { name: 'copy' })).status).toBe(201);
    expect(await recorded(board.id)).toEqual([]);
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@kiban/testing';
import { issueToken } from '../../client/issue-token.js';
import { ContractWorld } from '../../contract/contract-world.js';
import { testDeployment } from '../../running/deployment.js';
import { EventReader } from '../event-reader.js';
import { expectError } from '../error-body.js';

interface Frame {
  id: string;
  event: string;
  data: { id: number; event: string; boardId: number; data: { title?: string } };
}

const framesOf = ({ text }: EventReader): Frame[] =>
  [...text.matchAll(/^id: (\d+)\nevent: (\S+)\ndata: (.*)$/gm)].map(([, id = '', event = '', data = '']) => ({
    id,
    event,
    data: JSON.parse(data) as Frame['data'],
  }));

describe('the stream of a board', () => {
  let world: ContractWorld;
  beforeAll(async () => {
    world = await ContractWorld.open(await testDeployment());
  });
  afterAll(() => world.close());

  it('sends each event as it happens, and goes on after the last that a reader has [DEC-5.FEED-4]', async () => {
    const board = await world.board();
    const first = await EventReader.open(world.api, board.id);
    await board.cards(0, 'One', 'Two');
    await eventually('both events', () => (framesOf(first).length === 2 ? true : undefined));
    const [one] = framesOf(first);
    expect(one).toMatchObject({
      event: 'card.create',
      data: { event: 'card.create', boardId: board.id, data: { title: 'One' } },
    });
    first.close();
    await board.card('Three');
    const second = await EventReader.open(world.api, board.id, one?.id);
    await eventually('what was missed', () => (framesOf(second).length === 2 ? true : undefined));
    expect(framesOf(second).map(({ data }) => data.data.title)).toEqual(['Two', 'Three']);
    second.close();
  });

  it('ends when its token is revoked, and says after how long [DEC-4.13, DEC-4.12]', async () => {
    const { owner, deployment } = world;
    const board = await world.board();
    const issued = await issueToken(deployment, owner.account, { name: 'Streams' });
    const caller = world.api.withBearer(issued.token);
    const reader = await EventReader.open(caller, board.id);
    await owner.screen.must('POST', `/tokens/${issued.id}/revoke`, { password: owner.account.password });
    const revokedAt = performance.now();
    expectError(await caller.get('/boards'), 401, 'unauthenticated');
    await eventually('the end of the stream', () => reader.isEnded || undefined);
    // Promised is a second; on a busy machine the figure is to be read, not asserted.
    process.stdout.write(
      `A stream ended ${((reader.endedAt ?? Infinity) - revokedAt).toFixed(0)} ms after its token was revoked.\n`,
    );
  });

  it('ends with its board, after the event that says so [DEC-5.FEED-4]', async () => {
    const board = await world.board();
    const reader = await EventReader.open(world.api, board.id);
    await world.api.must('POST', `/boards/${board.id}/archive`);
    // What is told of a board is checked against the rights of then: of one that is gone by then, only that it is gone.
    await eventually('the archiving', () => framesOf(reader).length > 0 || undefined);
    await world.api.must('DELETE', `/boards/${board.id}`);
    await eventually('the end of the stream', () => reader.isEnded || undefined);
    expect(framesOf(reader).map(({ event }) => event)).toEqual(['board.archive', 'board.delete']);
  });
});

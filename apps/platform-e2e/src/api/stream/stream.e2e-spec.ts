import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@kiban/testing';
import { issueToken } from '../../client/issue-token.js';
import { ContractWorld } from '../../contract/contract-world.js';
import { testDeployment } from '../../client/deployment.js';
import { EventReader } from '../event-reader.js';
import { expectError } from '../error-body.js';

interface Frame {
  id: string;
  event: string;
  data: { id: number; event: string; boardId: number; data: { title?: string }; changes?: object };
}

const framesOf = ({ text }: EventReader): Frame[] =>
  [...text.matchAll(/^id: (\S+)\nevent: (\S+)\ndata: (.*)$/gm)].map(([, id = '', event = '', data = '']) => ({
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

  it('sends each event immediately and resumes after the reader’s last event [DEC-5.FEED-4]', async () => {
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
    await eventually('the missed events', () => (framesOf(second).length === 2 ? true : undefined));
    expect(framesOf(second).map(({ data }) => data.data.title)).toEqual(['Two', 'Three']);
    second.close();
  });

  it('sends events that a client recognizes as its own, with the versions of the card [DEC-5.FEED-5, DEC-5.FEED-6]', async () => {
    const board = await world.board();
    const card = await board.card('One');
    const reader = await EventReader.open(world.api, board.id);
    const { headers, body } = await world.api.patch<{ version: number }>(`/cards/${card.id}`, {
      title: 'Two',
    });
    await eventually('the event', () => framesOf(reader).length > 0 || undefined);
    const [frame] = framesOf(reader);
    expect(headers.get('x-event-id')).toBe(String(frame?.data.id));
    expect(frame?.data.changes).toMatchObject({ cardVersion: { from: card.version, to: body.version } });
    reader.close();
  });

  it('adds the client, the trace and on request the whole card to an event [DEC-5.FEED-7, DEC-5.FEED-8]', async () => {
    const board = await world.board();
    const reader = await EventReader.open(world.api, `${board.id}?cards=full`);
    const card = await board.card('Whole');
    await eventually('the event', () => framesOf(reader).length > 0 || undefined);
    expect(framesOf(reader)[0]?.data).toMatchObject({
      via: { kind: 'token', name: expect.any(String) },
      traceId: expect.stringMatching(/^[0-9a-f]{32}$/),
      card: await world.api.must('GET', `/cards/${card.id}`),
    });
    reader.close();
  });

  it('ends when its token is revoked and prints the delay [DEC-4.13, DEC-4.12]', async () => {
    const { owner, deployment } = world;
    const board = await world.board();
    const issued = await issueToken(deployment, owner.account, { name: 'Streams' });
    const caller = world.api.withBearer(issued.token);
    const reader = await EventReader.open(caller, board.id);
    await owner.screen.must('POST', `/tokens/${issued.id}/revoke`, { password: owner.account.password });
    const revokedAt = performance.now();
    expectError(await caller.get('/boards'), 401, 'unauthenticated');
    await eventually('the end of the stream', () => reader.isEnded || undefined);
    // The promise is one second; a busy machine can exceed it, so the figure is printed, not asserted.
    process.stdout.write(
      `A stream ended ${((reader.endedAt ?? Infinity) - revokedAt).toFixed(0)} ms after its token was revoked.\n`,
    );
  });

  it('ends when its board is deleted, after the event of the deletion [DEC-5.FEED-4]', async () => {
    const board = await world.board();
    const reader = await EventReader.open(world.api, board.id);
    await world.api.must('POST', `/boards/${board.id}/archive`);
    // Events are checked against the current rights: for a deleted board, only its deletion is sent.
    await eventually('the archiving', () => framesOf(reader).length > 0 || undefined);
    await world.api.must('DELETE', `/boards/${board.id}`);
    await eventually('the end of the stream', () => reader.isEnded || undefined);
    expect(framesOf(reader).map(({ event }) => event)).toEqual(['board.archive', 'board.delete']);
  });
});

describe('the stream of a workspace', () => {
  let world: ContractWorld;
  beforeAll(async () => {
    world = await ContractWorld.open(await testDeployment());
  });
  afterAll(() => world.close());

  it('sends boards and the caller’s cards through the edge, and resumes [DEC-5.FEED-14, DEC-5.FEED-15, DEC-5.FEED-16]', async () => {
    const { screen } = world.owner;
    const { id: memberId } = (await screen.must<{ member: { id: number } }>('GET', '/me')).member;
    const first = await EventReader.ofWorkspace(screen);
    const board = await world.board();
    const [mine, other] = [await board.card('Mine'), await board.card('Not mine')];
    await world.api.must('PUT', `/cards/${mine.id}/assignees`, { memberIds: [memberId] });
    await eventually('the assignment', () => first.text.includes('assignee.change') || undefined);
    const frames = framesOf(first).filter(({ event }) => event !== 'boards');
    expect(frames.map(({ event }) => event)).toEqual(['board.create', 'assignee.change']);
    expect(frames[1]?.data).toMatchObject({ boardId: board.id, data: { id: mine.id }, assigned: true });
    first.close();
    await world.api.must('PATCH', `/cards/${other.id}`, { title: 'Still not mine' });
    await world.api.must('PATCH', `/cards/${mine.id}`, { title: 'Changed' });
    const second = await EventReader.ofWorkspace(screen, frames[1]?.id);
    await eventually('the missed event', () => second.text.includes('card.update') || undefined);
    expect(framesOf(second).map(({ data }) => data.data.title)).toEqual(['Changed']);
    expect(second.text).not.toContain('Not mine');
    second.close();
  });
});

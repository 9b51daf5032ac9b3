import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@kiban/testing';
import { ABoard } from '../api/a-board.js';
import { ApiCaller } from '../client/api-caller.js';
import { issueToken } from '../client/issue-token.js';
import { screenAccessToken } from '../client/screen-session.js';
import { openWorld, type World } from '../running/world.js';
import { ListenStream } from './listen-stream.js';

const boardUri = (id: number): string => `kiban://boards/${id}`;
const cardUri = (id: number): string => `kiban://cards/${id}`;

describe('notifications of changed resources', () => {
  let world: World;
  const open: ListenStream[] = [];
  beforeAll(async () => {
    world = await openWorld();
  });
  afterEach(() => {
    for (const stream of open.splice(0)) stream.close();
  });

  async function listen(bearer: string, ...uris: string[]): Promise<ListenStream> {
    const stream = await ListenStream.open(world.deployment.mcpUrl, bearer, uris);
    open.push(stream);
    return stream;
  }

  it('are sent for a changed board and card, and only for subscribed resources [DEC-8.1]', async () => {
    const board = await ABoard.with(world.api, 'To do');
    const [card, other, marker] = await board.cards(0, 'Watched', 'Not watched', 'Marker');
    const stream = await listen(
      world.deployment.token,
      ...[boardUri(board.id), cardUri(card!.id), cardUri(marker!.id)],
    );
    // The events of creating the cards may still be in flight; they arrive before this one.
    await world.api.must('PATCH', `/cards/${marker!.id}`, { title: 'Marker 1' });
    await eventually('the marker is notified', () => stream.updated.includes(cardUri(marker!.id)));
    const from = stream.updated.length;
    await world.api.must('PATCH', `/cards/${other!.id}`, { title: 'Changed beside' });
    await eventually('the board is notified', () => stream.updated.indexOf(boardUri(board.id), from) !== -1);
    expect(stream.updated.slice(from)).not.toContain(cardUri(card!.id));
    await world.api.must('PATCH', `/cards/${card!.id}`, { title: 'Changed' });
    await eventually('the card is notified', () => stream.updated.indexOf(cardUri(card!.id), from) !== -1);
    expect(stream.updated).not.toContain(cardUri(other!.id));
  });

  it('are sent for a card that a cascade moves [DEC-8.1]', async () => {
    const board = await ABoard.with(world.api, 'To do');
    const [first, moved, beside] = await board.cards(0, 'First', 'Moved', 'Beside');
    const span = (start: string, end: string): object => ({ start, end });
    await world.api.must('PATCH', `/gantt/tasks/${first!.id}`, span('2026-12-01', '2026-12-02'));
    await world.api.must('PATCH', `/gantt/tasks/${moved!.id}`, span('2026-12-03', '2026-12-04'));
    await world.api.must('POST', `/gantt/tasks/${moved!.id}/dependencies`, { dependsOn: first!.id });
    const stream = await listen(world.deployment.token, ...[moved, beside].map((card) => cardUri(card!.id)));
    // The events so far may still be in flight; they arrive before this one.
    await world.api.must('PATCH', `/cards/${beside!.id}`, { title: 'Marker' });
    await eventually('the marker is notified', () => stream.updated.includes(cardUri(beside!.id)));
    const from = stream.updated.length;
    const cascade = { ...span('2026-12-01', '2026-12-08'), cascade: 'push' };
    await world.api.must('PATCH', `/gantt/tasks/${first!.id}`, cascade);
    await eventually('the moved card is notified', () => stream.updated.includes(cardUri(moved!.id), from));
    expect(stream.updated.slice(from)).toEqual([cardUri(moved!.id)]);
  });

  it('are never sent for a board of another workspace [DEC-3.9, SPEC-5.9]', async () => {
    const foreign = await ABoard.with(world.api, 'To do');
    const card = await foreign.card('Secret');
    const own = await ABoard.with(world.stranger, 'To do');
    const strangers = await listen(
      world.stranger.bearer ?? '',
      boardUri(foreign.id),
      cardUri(card.id),
      boardUri(own.id),
    );
    const ours = await listen(world.deployment.token, boardUri(foreign.id));
    await world.api.must('PATCH', `/cards/${card.id}`, { title: 'Still secret' });
    await eventually('our client is notified', () => ours.updated.length > 0);
    // The next notification shows that the stream is open and that nothing arrived before it.
    await own.card('Own');
    await eventually('the other client is notified of its own board', () => strangers.updated.length > 0);
    expect(new Set(strangers.updated)).toEqual(new Set([boardUri(own.id)]));
  });

  it('end within a second of the token’s revocation [DEC-4.13]', async () => {
    const { deployment } = world;
    const { id, token } = await issueToken(deployment, deployment.owner, { name: 'Listener' });
    const board = await ABoard.with(world.api, 'To do');
    const stream = await listen(token, boardUri(board.id));
    const screen = new ApiCaller(deployment.apiUrl, await screenAccessToken(deployment));
    await screen.must('POST', `/tokens/${id}/revoke`, { password: deployment.owner.password });
    await eventually('the stream ends', () => stream.isEnded, 1_000);
  });
});

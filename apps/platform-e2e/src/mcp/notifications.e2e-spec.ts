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

  it('tell of a change on a board and on the card it concerns, and of nothing that was not asked for [DEC-8.1]', async () => {
    const board = await ABoard.with(world.api, 'To do');
    const [card, other, marker] = await board.cards(0, 'Watched', 'Not watched', 'Marker');
    const stream = await listen(
      world.deployment.token,
      ...[boardUri(board.id), cardUri(card!.id), cardUri(marker!.id)],
    );
    // The events of how the cards were made may still be under way: they come before this one.
    await world.api.must('PATCH', `/cards/${marker!.id}`, { title: 'Marker 1' });
    await eventually('the marker is told', () => stream.updated.includes(cardUri(marker!.id)));
    const from = stream.updated.length;
    await world.api.must('PATCH', `/cards/${other!.id}`, { title: 'Changed beside' });
    await eventually('the board is told', () => stream.updated.indexOf(boardUri(board.id), from) !== -1);
    expect(stream.updated.slice(from)).not.toContain(cardUri(card!.id));
    await world.api.must('PATCH', `/cards/${card!.id}`, { title: 'Changed' });
    await eventually('the card is told', () => stream.updated.indexOf(cardUri(card!.id), from) !== -1);
    expect(stream.updated).not.toContain(cardUri(other!.id));
  });

  it('never tell of a board of another workspace, whoever asks for it [DEC-3.9, SPEC-5.9]', async () => {
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
    await eventually('we are told', () => ours.updated.length > 0);
    // What follows on the same stream shows that it is alive and that nothing came before it.
    await own.card('Own');
    await eventually('the other is told of its own', () => strangers.updated.length > 0);
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

import { connectMcp } from '@kiban/platform-e2e/client/mcp-connection';
import { screenAccessToken } from '@kiban/platform-e2e/client/screen-session';
import type { Credentials } from '@kiban/platform-e2e/client/credentials';
import type { ApiCaller } from '@kiban/platform-e2e/client/api-caller';
import type { Deployment } from '@kiban/platform-e2e/client/deployment';
import { joinedMember } from '@kiban/platform-e2e/running/joined-member';
import { newOwner } from '@kiban/platform-e2e/running/owner';
import { makeLargeGroup, type LargeGroup } from './large-group.js';

export interface Victim {
  account: Credentials;
  token: string;
  boardId: number;
  listIds: number[];
  cardIds: number[];
  /** On another board, so that the board that is read keeps its size. */
  inboxListId: number;
}

export interface Attacker {
  token: string;
  screenToken: string;
  viewerToken: string;
  aiToken: string;
  boardId: number;
  listId: number;
  cardId: number;
  fieldId: number;
  /** As large as an import may be, nearly. */
  largeBoardId: number;
  group: LargeGroup;
}

/** Two workspaces of one deployment; plain data, as it goes to the attacker's process too. */
export interface HostileWorld {
  origin: string;
  victim: Victim;
  attacker: Attacker;
}

const LISTS = 4;
const CARDS = 100;
const CARDS_PER_BATCH = 50;

export async function makeWorld(deployment: Deployment, largeBoardBytes: number): Promise<HostileWorld> {
  return {
    origin: deployment.origin,
    victim: await makeVictim(deployment),
    attacker: await makeAttacker(deployment, largeBoardBytes),
  };
}

async function makeVictim(deployment: Deployment): Promise<Victim> {
  const { account, token, api } = await newOwner(deployment);
  const board = await makeBoard(api, LISTS);
  for (let sent = 0; sent < CARDS; sent += CARDS_PER_BATCH) {
    const cards = Array.from({ length: CARDS_PER_BATCH }, (_, index) => ({
      listId: board.listIds[index % LISTS],
      title: `Card ${sent + index}`,
      description: 'A sentence or two of what is to be done, as cards have them. '.repeat(4),
    }));
    await api.must('POST', '/cards/batch', { cards, atomic: true });
  }
  const made = await api.must<{ lists: { cards: { id: number }[] }[] }>('GET', `/boards/${board.id}`);
  const inbox = await makeBoard(api, 1);
  return {
    account,
    token,
    boardId: board.id,
    listIds: board.listIds,
    cardIds: made.lists.flatMap(({ cards }) => cards.map(({ id }) => id)),
    inboxListId: inbox.listIds[0] ?? 0,
  };
}

async function makeAttacker(deployment: Deployment, largeBoardBytes: number): Promise<Attacker> {
  const owner = await newOwner(deployment);
  const { api } = owner;
  const board = await makeBoard(api, 1);
  const [listId = 0] = board.listIds;
  const card = await api.must<{ id: number }>('POST', '/cards', { listId, title: 'A card' });
  const field = await api.must<{ id: number }>('POST', `/boards/${board.id}/fields`, {
    name: 'Size',
    type: 'text',
  });
  const viewer = await joinedMember(deployment, owner, 'viewer');
  const mcp = await connectMcp({ ...deployment, owner: owner.account }, 'Hostile client');
  await mcp.client.close();
  return {
    token: owner.token,
    screenToken: await screenAccessToken(deployment, owner.account),
    viewerToken: await screenAccessToken(deployment, viewer.account),
    aiToken: mcp.accessToken(),
    boardId: board.id,
    listId,
    cardId: card.id,
    fieldId: field.id,
    largeBoardId: await importLargeBoard(api, board.id, largeBoardBytes),
    group: await makeLargeGroup(deployment, owner),
  };
}

async function makeBoard(api: ApiCaller, lists: number): Promise<{ id: number; listIds: number[] }> {
  const { id } = await api.must<{ id: number }>('POST', '/boards', {
    name: 'Board',
    lists: Array.from({ length: lists }, (_, index) => ({ name: `List ${index}` })),
  });
  const made = await api.must<{ lists: { id: number }[] }>('GET', `/boards/${id}`);
  return { id, listIds: made.lists.map((list) => list.id) };
}

interface Archive {
  lists: { cards: { title: string; description: string | null }[] }[];
  [property: string]: unknown;
}

const DESCRIPTION_LENGTH = 49_000;

/** A board whose text fills an import. */
async function importLargeBoard(api: ApiCaller, boardId: number, bytes: number): Promise<number> {
  const archive = await api.must<Archive>('GET', `/boards/${boardId}/export`);
  const [list] = archive.lists;
  const [card] = list?.cards ?? [];
  if (!list || !card) throw new Error('The export has no card to copy.');
  list.cards = Array.from({ length: Math.ceil(bytes / (DESCRIPTION_LENGTH + 400)) }, (_, index) => ({
    ...card,
    title: `Large ${index}`,
    description: `${index} `.repeat(DESCRIPTION_LENGTH).slice(0, DESCRIPTION_LENGTH),
  }));
  return (await api.must<{ boardId: number }>('POST', '/boards/import', archive)).boardId;
}

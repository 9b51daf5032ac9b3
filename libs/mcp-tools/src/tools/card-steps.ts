import type { Card, CardChange, CardChanges, Place } from '../api/shapes.js';
import type { WorkspaceApi } from '../api/workspace-api.js';
import type { NameSource } from '../names/name-source.js';
import { labelIds, relatedOf } from '../names/related-names.js';
import { boardIdOf, listIdOf, placeIdsOf } from '../names/resolve.js';
import { changeChecklist } from './checklist-changes.js';
import { ToolError } from '../schemas/tool-error.js';
import type { ChangedCard, KnownCard } from './changed-card.js';

/** One write of a card: a change that is written together with those of other cards, or calls of its own. */
export type CardStep = {
  /** The argument that it is made of. */
  argument: string;
} & (
  | { change: Omit<CardChange, 'id' | 'version'> }
  | { run: (expectedVersion: number | undefined, requestKey: string | undefined) => Promise<Card> }
);

type Reference = number | string;

/**
 * The writes of one card in their order, with ids in place of names. An archived card is read-only, so it is restored first
 * and archived last; a card is moved before it gets labels and values, which belong to a board.
 */
export async function stepsOf(
  api: WorkspaceApi,
  names: NameSource,
  changed: KnownCard,
  board: Reference | undefined,
): Promise<CardStep[]> {
  const { card, move, labels, checklist, done, archived } = changed;
  const listId = move?.list === undefined ? undefined : await targetList(names, card, move.list, board);
  const boardId = (): Promise<number> => homeBoard(names, card, listId, board);
  const steps: CardStep[] = [];
  if (archived === false) steps.push({ argument: 'archived', change: { archived: false } });
  if (move) steps.push(moveStep(api, card, listId, placeOf(await placeIdsOf(names, move))));
  const set = await valuesOf(names, boardId, changed);
  if (Object.keys(set).length > 0) steps.push({ argument: 'set', change: { set } });
  if (labels) {
    const ids = (references: readonly Reference[] = []): Promise<number[]> =>
      labelIds(names, boardId, references);
    steps.push({
      argument: 'labels',
      change: { labels: { add: await ids(labels.add), remove: await ids(labels.remove) } },
    });
  }
  if (done !== undefined) steps.push({ argument: 'done', change: { completed: done } });
  if (checklist)
    steps.push({
      argument: 'checklist',
      run: (_version, requestKey) => changeChecklist(api, card, checklist, requestKey),
    });
  if (archived === true) steps.push({ argument: 'archived', change: { archived: true } });
  if (steps.length > 0) return steps;
  throw new ToolError('invalid_arguments', 'Nothing to change: send at least one argument besides card.');
}

/** What replaces values of the card: its own, its people, its fields. */
async function valuesOf(
  names: NameSource,
  boardId: () => Promise<number>,
  { set, assignees, fields }: ChangedCard,
): Promise<CardChanges> {
  const related = await relatedOf(names, boardId, { assignees, fields });
  return Object.fromEntries(
    Object.entries({ ...set, ...related }).filter(([, value]) => value !== undefined),
  ) as CardChanges;
}

/** A list name without a board refers to the card's board. */
async function targetList(
  names: NameSource,
  card: number,
  list: Reference,
  board: Reference | undefined,
): Promise<number> {
  const home = board ?? (typeof list === 'string' ? (await names.card(card)).boardId : undefined);
  return listIdOf(names, list, home);
}

/** The board whose labels and fields the card can have after its move. */
async function homeBoard(
  names: NameSource,
  card: number,
  listId: number | undefined,
  board: Reference | undefined,
): Promise<number> {
  if (board !== undefined) return boardIdOf(names, board);
  return (listId === undefined ? await names.card(card) : await names.list(listId)).boardId;
}

function placeOf({ position, before, after }: Place): Place {
  const isPlaced = position !== undefined || before !== undefined || after !== undefined;
  return isPlaced ? { position, before, after } : { position: 'last' };
}

function moveStep(api: WorkspaceApi, card: number, listId: number | undefined, place: Place): CardStep {
  if (listId !== undefined) return { argument: 'move', change: { move: { listId, ...place } } };
  return { argument: 'move', run: (expectedVersion) => api.reorderCard(card, place, expectedVersion) };
}

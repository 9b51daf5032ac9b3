import { limits } from '@kiban/client';
import { z } from 'zod';
import { CachedNames } from '../names/name-source.js';
import { cardIdOf } from '../names/resolve.js';
import { writtenCard } from '../responses/card-row.js';
import { record, rowList } from '../responses/output-schema.js';
import { ResponseBudget } from '../responses/response.js';
import type { WorkspaceApi } from '../api/workspace-api.js';
import { boardArgument, requestKeyArgument } from './argument-fields.js';
import { failedItem, failedRows, isFailed, rejectIfNothingDone, settledItems } from './batch-items.js';
import { CardProgress, takeSteps } from './card-progress.js';
import { stepsOf } from './card-steps.js';
import { changedCard, type ChangedCard } from './changed-card.js';
import { ToolError } from '../schemas/tool-error.js';
import { defineTool } from './tool.js';

const CARDS_MAX = limits.batchCardsMax;
/** Each is a request of its own, unlike the other changes, which are written together. */
const CHECKLIST_CHANGES_MAX = 100;

export const updateCards = defineTool({
  name: 'update_cards',
  title: 'Update cards',
  description:
    'Changes up to 50 cards; one that fails is listed by index and does not stop the others. null in set clears. move: last in a list unless placed; without list, within its own. assignees replace all. checklist adds an item that the card does not have. done false reopens; archived (read-only) false restores. Example: {"cards":[{"card":101,"move":{"list":"Ready"},"labels":{"add":["urgent"]}}]}',
  effect: 'overwrite',
  // Cards that are moved to the end of a list pass one another again; requestKey makes a repeat harmless.
  isIdempotent: false,
  operations: [
    'searchCards',
    'getCard',
    'getList',
    'getMe',
    'listBoards',
    'listLists',
    'listMembers',
    'listLabels',
    'listFields',
    'listChecklistItems',
    'updateCards',
    'reorderCard',
    'createChecklistItem',
    'updateChecklistItem',
    'deleteChecklistItem',
  ],
  input: z.strictObject({
    cards: z
      .array(changedCard)
      .min(1, 'must have at least one card')
      .max(CARDS_MAX, `must have at most ${CARDS_MAX} cards`),
    board: boardArgument().optional(),
    requestKey: requestKeyArgument(),
  }),
  outputSchema: record({ updated: rowList, 'failed?': rowList }),
  async run(api, { cards, board, requestKey }) {
    rejectLongChecklists(cards);
    const progress = await progressOf(api, cards, board);
    await takeSteps(api, progress, requestKey);
    return outcome(progress);
  },
});

function rejectLongChecklists(cards: readonly ChangedCard[]): void {
  const changes = cards.reduce((sum, { checklist = [] }) => sum + checklist.length, 0);
  if (changes > CHECKLIST_CHANGES_MAX)
    throw new ToolError(
      'invalid_arguments',
      `checklist: one call changes at most ${CHECKLIST_CHANGES_MAX} items; send the rest in another call.`,
    );
}

/** Resolves the names of each card before the first write. */
async function progressOf(
  api: WorkspaceApi,
  cards: readonly ChangedCard[],
  board: number | string | undefined,
): Promise<CardProgress[]> {
  const names = new CachedNames(api);
  const planned = await settledItems(cards, async (changed) => {
    const card = await cardIdOf(names, changed.card);
    return { card, steps: await stepsOf(api, names, { ...changed, card }, board) };
  });
  return planned.map((own, index) => {
    const { card, expectedVersion } = cards[index] as ChangedCard;
    if (!isFailed(own)) return new CardProgress(index, own.card, own.steps, expectedVersion);
    const progress = new CardProgress(index, card, [], expectedVersion);
    progress.fail(own.error);
    return progress;
  });
}

/** The last state of each card that was written whole, and what failed. */
function outcome(progress: readonly CardProgress[]): object {
  const failed = progress.flatMap(({ index, card, applied, error }) =>
    error === undefined ? [] : [failedItem(index, error, { card, applied })],
  );
  rejectIfNothingDone(failed, progress.length);
  const budget = new ResponseBudget();
  budget.take(progress.map(({ card }) => ({ id: card, version: Number.MAX_SAFE_INTEGER })));
  const updated = progress.flatMap(({ error, written }) => {
    if (error !== undefined || written === undefined) return [];
    const row = writtenCard(written);
    return [budget.take(row) ? row : { id: written.id, version: written.version }];
  });
  return { updated, ...(failed.length > 0 ? { failed: failedRows(failed, budget) } : {}) };
}

import { limits } from '@kiban/client';
import { z } from 'zod';
import { record, rowList } from '../responses/output-schema.js';
import { cardRow } from '../responses/card-row.js';
import type { BatchItem, NewCard } from '../api/shapes.js';
import { ResponseBudget, shortened } from '../responses/response.js';
import { CachedNames, type NameSource } from '../names/name-source.js';
import { relatedOf } from '../names/related-names.js';
import { boardIdOf, listIdOf, placeIdsOf } from '../names/resolve.js';
import { rejectionOf } from '../api/api-error.js';
import {
  boardArgument,
  idOrName,
  placeArguments,
  relatedArguments,
  requestKeyArgument,
} from './argument-fields.js';
import { cardPropertyArguments } from './card-property-arguments.js';
import {
  failedItem,
  type FailedItem,
  failedRows,
  isFailed,
  rejectIfNothingDone,
  settledItems,
} from './batch-items.js';
import { defineTool } from './tool.js';

const CARDS_MAX = limits.batchCardsMax;

const newCard = z.strictObject({
  list: idOrName('Id, or name with board'),
  ...cardPropertyArguments('create'),
  ...relatedArguments,
  ...placeArguments,
});

export const createCards = defineTool({
  name: 'create_cards',
  title: 'Create cards',
  description:
    'Creates up to 50 cards, each at the end of its list unless placed. Returns the created cards, and failures by index, such as an unknown label; send only those again. change_board makes labels.',
  effect: 'add',
  operations: [
    'searchCards',
    'listBoards',
    'listLists',
    'getList',
    'listMembers',
    'getMe',
    'listLabels',
    'listFields',
    'createCards',
  ],
  input: z.strictObject({
    cards: z
      .array(newCard)
      .min(1, 'must have at least one card')
      .max(CARDS_MAX, `must have at most ${CARDS_MAX} cards`),
    board: boardArgument().optional(),
    requestKey: requestKeyArgument(),
  }),
  outputSchema: record({ created: rowList, 'failed?': rowList }),
  async run(api, { cards, board, requestKey }) {
    const names = new CachedNames(api);
    const bodies = await settledItems(cards, (card) => bodyOf(names, card, board));
    const sound = bodies.filter((body) => !isFailed(body)) as NewCard[];
    const items = sound.length > 0 ? await api.createCards(sound, requestKey) : [];
    return outcome(bodies.map((body) => (isFailed(body) ? body : (items.shift() as BatchItem))));
  },
});

/** Created and rejected cards. When titles or messages do not fit, it returns only ids and codes. */
function outcome(results: readonly (BatchItem | FailedItem)[]): object {
  const failed = results.flatMap((one, index) => {
    if (isFailed(one)) return [one];
    return one.error ? [failedItem(index, rejectionOf(one.status, one.error))] : [];
  });
  rejectIfNothingDone(failed, results.length);
  const budget = new ResponseBudget();
  budget.take(results.map((_, index) => ({ id: index, title: 'x'.repeat(60) })));
  const created = results.flatMap((one) => {
    if (isFailed(one) || !one.card) return [];
    const row = cardRow(one.card, true);
    return [budget.take(row) ? row : { id: one.card.id, title: shortened(one.card.title, 20) }];
  });
  return { created, ...(failed.length > 0 ? { failed: failedRows(failed, budget) } : {}) };
}

async function bodyOf(
  names: NameSource,
  { list, assignees, labels, fields, position, before, after, ...card }: z.infer<typeof newCard>,
  board: number | string | undefined,
): Promise<NewCard> {
  const listId = await listIdOf(names, list, board);
  const boardId = async (): Promise<number> =>
    board === undefined ? (await names.list(listId)).boardId : boardIdOf(names, board);
  const place = await placeIdsOf(names, { position, before, after });
  return { listId, ...card, ...place, ...(await relatedOf(names, boardId, { assignees, labels, fields })) };
}

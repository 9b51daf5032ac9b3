import { limits } from '@kiban/client';
import { z } from 'zod';
import { errorText } from '../responses/error-text.js';
import { cardShape, integer, listOf, record, text } from '../responses/output-schema.js';
import { cardRow } from '../responses/card-row.js';
import type { WorkspaceApi } from '../api/workspace-api.js';
import type { BatchItem, NewCard } from '../api/shapes.js';
import { ResponseBudget, shortened } from '../responses/response.js';
import { RelatedNames } from '../names/related-names.js';
import { boardIdOf, listIdOf } from '../names/resolve.js';
import { rejectionOf } from '../api/api-error.js';
import {
  boardArgument,
  dateArgument,
  dateDescription,
  descriptionArgument,
  idOrName,
  placeArguments,
  relatedArguments,
  requestKeyArgument,
  titleArgument,
} from './argument-fields.js';
import { ToolError } from './tool-error.js';
import { defineTool } from './tool.js';

const CARDS_MAX = limits.batchCardsMax;

const newCard = z.strictObject({
  list: idOrName('Id, or name with board'),
  title: titleArgument(),
  description: descriptionArgument().optional(),
  startDate: dateArgument().optional().meta({ description: dateDescription }),
  dueDate: dateArgument().optional(),
  ...relatedArguments,
  ...placeArguments,
});

export const createCards = defineTool({
  name: 'create_cards',
  title: 'Create cards',
  description:
    'Creates up to 50 cards, each at the end of its list unless placed. Send requestKey to repeat the call safely. Returns the created cards, and failures by index.',
  effect: 'add',
  operations: ['listBoards', 'listLists', 'listMembers', 'listLabels', 'listFields', 'createCards'],
  input: z.strictObject({
    cards: z
      .array(newCard)
      .min(1, 'must have at least one card')
      .max(CARDS_MAX, `must have at most ${CARDS_MAX} cards`),
    board: boardArgument().optional(),
    requestKey: requestKeyArgument(),
  }),
  outputSchema: record({
    created: listOf(cardShape),
    'failed?': listOf(record({ index: integer, error: text })),
  }),
  async run(api, { cards, board, requestKey }) {
    // Resolves all names first, so that an unknown name creates nothing.
    const bodies = await bodiesOf(api, cards, board);
    const items = await api.createCards(bodies, requestKey);
    const [only] = items;
    if (items.length === 1 && only?.error) throw rejectionOf(only.status, only.error);
    return outcome(items);
  },
});

/** Created and rejected cards. When titles or messages do not fit, it returns only ids and codes. */
function outcome(items: readonly BatchItem[]): object {
  const budget = new ResponseBudget();
  budget.take(items.map(({ error }, index) => ({ id: index, title: 'x'.repeat(60), error: error?.code })));
  const created = items.flatMap(({ card }) => {
    if (!card) return [];
    const row = cardRow(card, true);
    return [budget.take(row) ? row : { id: card.id, title: shortened(card.title, 20) }];
  });
  const failed = items.flatMap(({ status, error }, index) => {
    if (!error) return [];
    const text = errorText(rejectionOf(status, error));
    return [{ index, error: budget.take(text) ? text : error.code }];
  });
  return { created, ...(failed.length > 0 ? { failed } : {}) };
}

/** Lists of one board are requested once for all cards. */
async function bodiesOf(
  api: WorkspaceApi,
  cards: readonly z.infer<typeof newCard>[],
  board: number | string | undefined,
): Promise<NewCard[]> {
  const boardId = board === undefined ? undefined : await boardIdOf(api, board);
  const names = new RelatedNames(api, async () => {
    if (boardId !== undefined) return boardId;
    throw new ToolError(
      'invalid_arguments',
      'The name of a label or field needs board: send board too, or send ids.',
    );
  });
  const listIds = new Map<number | string, number>();
  const bodies: NewCard[] = [];
  for (const { list, assignees, labels, fields, ...card } of cards) {
    const listId = listIds.get(list) ?? (await listIdOf(api, list, boardId));
    listIds.set(list, listId);
    bodies.push({ listId, ...card, ...(await names.of({ assignees, labels, fields })) });
  }
  return bodies;
}

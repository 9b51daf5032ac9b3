import { z } from 'zod';
import { refusalText } from '../answers/refusal-text.js';
import { cardShape, integer, listOf, record, text } from '../answers/output-schema.js';
import { cardRow } from '../answers/card-row.js';
import type { WorkspaceApi } from '../api/workspace-api.js';
import type { NewCard } from '../api/shapes.js';
import { listIdOf } from '../names/resolve.js';
import {
  boardArgument,
  dateArgument,
  dateDescription,
  descriptionArgument,
  idOrName,
  placeArguments,
  requestKeyArgument,
  titleArgument,
} from './argument-fields.js';
import { defineTool } from './tool.js';

const CARDS_MAX = 50;

const newCard = z.strictObject({
  list: idOrName('List id, or its name on the board'),
  title: titleArgument(),
  description: descriptionArgument().optional(),
  startDate: dateArgument().optional().meta({ description: dateDescription }),
  dueDate: dateArgument().optional(),
  ...placeArguments,
});

export const createCards = defineTool({
  name: 'create_cards',
  title: 'Create cards',
  description:
    'Creates up to 50 cards in one call, each at the end of its list unless a place is given. Send requestKey to be able to repeat the call safely. The answer lists what was created, and by index what was refused and why.',
  effect: 'add',
  operations: ['listBoards', 'listLists', 'createCard'],
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
    const created: object[] = [];
    const failed: { index: number; error: string }[] = [];
    // One after the other: each goes to the end of its list, so their order is the order sent.
    for (const [index, card] of cards.entries()) {
      try {
        const body = await bodyOf(api, card, board);
        created.push(cardRow(await api.createCard(body, requestKey && `${requestKey}:${index}`), true));
      } catch (error) {
        if (cards.length === 1) throw error;
        failed.push({ index, error: refusalText(error) });
      }
    }
    return { created, ...(failed.length > 0 ? { failed } : {}) };
  },
});

async function bodyOf(
  api: WorkspaceApi,
  { list, ...card }: z.infer<typeof newCard>,
  board: number | string | undefined,
): Promise<NewCard> {
  return { listId: await listIdOf(api, list, board), ...card };
}

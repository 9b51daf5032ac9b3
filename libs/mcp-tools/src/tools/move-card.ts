import { z } from 'zod';
import { writtenCard } from '../responses/card-row.js';
import { writtenCardShape } from '../responses/output-schema.js';
import { cardIdOf, listIdOf, placeIdsOf } from '../names/resolve.js';
import {
  boardArgument,
  expectedVersionArgument,
  cardArgument,
  idOrName,
  placeArguments,
} from './argument-fields.js';
import { defineTool } from './tool.js';

export const moveCard = defineTool({
  name: 'move_card',
  title: 'Move a card',
  description:
    'Moves a card to a list of any board or, without list, within its list. Place it first, last, or before or after a card; default last.',
  effect: 'overwrite',
  operations: ['searchCards', 'getCard', 'listBoards', 'listLists', 'moveCard', 'reorderCard'],
  input: z.strictObject({
    card: cardArgument(),
    list: idOrName().optional(),
    board: boardArgument().optional(),
    ...placeArguments,
    expectedVersion: expectedVersionArgument(),
  }),
  outputSchema: writtenCardShape,
  async run(api, { card: reference, list, board, expectedVersion, ...given }) {
    const card = await cardIdOf(api, reference);
    const place = await placeIdsOf(api, given);
    if (place.before === undefined && place.after === undefined) place.position ??= 'last';
    if (list === undefined) return writtenCard(await api.reorderCard(card, place, expectedVersion));
    // A list name without a board refers to the card's board.
    const home = board ?? (typeof list === 'string' ? (await api.card(card)).boardId : undefined);
    const listId = await listIdOf(api, list, home);
    return writtenCard(await api.moveCard(card, { listId, ...place }, expectedVersion));
  },
});

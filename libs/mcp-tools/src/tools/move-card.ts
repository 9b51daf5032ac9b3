import { z } from 'zod';
import { writtenCard } from '../responses/card-row.js';
import { writtenCardShape } from '../responses/output-schema.js';
import { listIdOf } from '../names/resolve.js';
import {
  boardArgument,
  expectedVersionArgument,
  idArgument,
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
  operations: ['getCard', 'listBoards', 'listLists', 'moveCard', 'reorderCard'],
  input: z.strictObject({
    card: idArgument(),
    list: idOrName().optional(),
    board: boardArgument().optional(),
    ...placeArguments,
    expectedVersion: expectedVersionArgument(),
  }),
  outputSchema: writtenCardShape,
  async run(api, { card, list, board, position, before, after, expectedVersion }) {
    const place = { position, before, after };
    if (before === undefined && after === undefined) place.position ??= 'last';
    if (list === undefined) return writtenCard(await api.reorderCard(card, place, expectedVersion));
    // A list name without a board refers to the card's board.
    const home = board ?? (typeof list === 'string' ? (await api.card(card)).boardId : undefined);
    const listId = await listIdOf(api, list, home);
    return writtenCard(await api.moveCard(card, { listId, ...place }, expectedVersion));
  },
});

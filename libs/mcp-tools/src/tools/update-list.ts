import { limits } from '@kiban/client';
import { z } from 'zod';
import { infoShown } from '../responses/list-info.js';
import { integer, record, text } from '../responses/output-schema.js';
import { listIdOf } from '../names/resolve.js';
import {
  boardArgument,
  descriptionArgument,
  expectedVersionArgument,
  filledArgument,
  idOrName,
  textArgument,
} from './argument-fields.js';
import { ToolError } from '../schemas/tool-error.js';
import { defineTool } from './tool.js';

export const updateList = defineTool({
  name: 'update_list',
  title: 'Update a list',
  description: 'Renames a list (cell) or changes its info. Omitted properties are unchanged; null clears.',
  effect: 'overwrite',
  operations: ['listBoards', 'listLists', 'updateList'],
  input: z.strictObject({
    list: idOrName('Id, or name with board'),
    board: boardArgument().optional(),
    name: filledArgument(limits.nameLengthMax).optional(),
    info: z
      .strictObject({
        text: descriptionArgument().nullable().optional(),
        color: textArgument(limits.infoColorLengthMax).nullable().optional(),
        cardLimit: z.int().min(0).max(limits.cardsPerListMax).nullable().optional(),
        attributes: z.record(z.string(), textArgument(limits.infoAttributeLengthMax)).nullable().optional(),
      })
      .optional(),
    expectedVersion: expectedVersionArgument(),
  }),
  outputSchema: record({ id: integer, name: text, version: integer }),
  async run(api, { list, board, name, info, expectedVersion }) {
    if (name === undefined && info === undefined)
      throw new ToolError('invalid_arguments', 'Nothing to change: send name or info.');
    const listId = await listIdOf(api, list, board);
    const written = await api.updateList(listId, { name, info }, expectedVersion);
    const shown = infoShown(written.info);
    return {
      id: written.id,
      boardId: written.boardId,
      name: written.name,
      ...(shown ? { info: shown } : {}),
      version: written.version,
    };
  },
});

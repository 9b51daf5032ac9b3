import { z } from 'zod';
import type { WorkspaceApi } from '../api/workspace-api.js';
import { boardIdOf } from '../names/resolve.js';
import { record, rowList } from '../responses/output-schema.js';
import { ResponseBudget, shortened } from '../responses/response.js';
import { boardArgument, requestKeyArgument } from './argument-fields.js';
import { failedItem, failedRows, isFailed, rejectIfNothingDone, type FailedItem } from './batch-items.js';
import {
  boardChange,
  requireOffered,
  type BoardChange,
  type ChangedObject,
} from './board-changes/board-change.js';
import { changeField } from './board-changes/change-field.js';
import { changeLabel } from './board-changes/change-label.js';
import { changeList } from './board-changes/change-list.js';
import { changeOneBoard } from './board-changes/change-one-board.js';
import { ToolError } from '../schemas/tool-error.js';
import { defineTool } from './tool.js';

const CHANGES_MAX = 20;

const changeOf = { board: changeOneBoard, list: changeList, label: changeLabel, field: changeField };

export const changeBoard = defineTool({
  name: 'change_board',
  title: 'Change boards, lists, labels, fields',
  description:
    'Creates, updates, archives, restores or deletes boards, lists, labels and custom fields: up to 20 changes in order, each alone; after a created board, on that one. options are all options of a select. delete is permanent: archive a board before; moveCardsTo takes the cards of a list. Example: {"board":"Launch","changes":[{"action":"create","object":"label","name":"urgent","color":"#ef4444"}]}',
  effect: 'delete',
  isIdempotent: false,
  operations: [
    'listBoards',
    'listLists',
    'listLabels',
    'listFields',
    'createBoard',
    'updateBoard',
    'reorderBoard',
    'archiveBoard',
    'restoreBoard',
    'deleteBoard',
    'createList',
    'updateList',
    'reorderList',
    'archiveList',
    'restoreList',
    'deleteList',
    'createLabel',
    'updateLabel',
    'deleteLabel',
    'createField',
    'updateField',
    'deleteField',
  ],
  input: z.strictObject({
    board: boardArgument().optional(),
    changes: z
      .array(boardChange)
      .min(1, 'must have at least one change')
      .max(CHANGES_MAX, `must have at most ${CHANGES_MAX} changes`),
    requestKey: requestKeyArgument(),
  }),
  outputSchema: record({
    changed: rowList,
    'failed?': rowList,
  }),
  async run(api, { board, changes, requestKey }) {
    const results = await resultsOf(api, changes, board, requestKey);
    const failed = results.filter(isFailed);
    rejectIfNothingDone(failed, changes.length);
    const budget = new ResponseBudget();
    const changed = results.flatMap((one) => (isFailed(one) ? [] : [rowOf(one)]));
    budget.take(changed);
    return { changed, ...(failed.length > 0 ? { failed: failedRows(failed, budget) } : {}) };
  },
});

const rowOf = ({ name, ...row }: ChangedObject): object => ({
  ...row,
  ...(name === undefined ? {} : { name: shortened(name, 120) }),
});

/** One after the other: a change may name what an earlier one made. */
async function resultsOf(
  api: WorkspaceApi,
  changes: readonly BoardChange[],
  board: number | string | undefined,
  requestKey: string | undefined,
): Promise<(ChangedObject | FailedItem)[]> {
  let current: number | undefined;
  const boardId = async (): Promise<number> => {
    if (current === undefined && board === undefined)
      throw new ToolError('invalid_arguments', 'board is missing: the board of the list, label or field.');
    return (current ??= await boardIdOf(api, board as number | string));
  };
  const results: (ChangedObject | FailedItem)[] = [];
  for (const [index, change] of changes.entries()) {
    try {
      requireOffered(change);
      const done = await changeOf[change.object](
        api,
        change,
        boardId,
        requestKey && `${requestKey}.${index}`,
      );
      if (change.object === 'board' && change.action === 'create') current = done.id;
      results.push(done);
    } catch (error) {
      results.push(failedItem(index, error));
    }
  }
  return results;
}

import { limits } from '@kiban/client';
import { z } from 'zod';
import { ResponseBudget } from '../responses/response.js';
import { cardRow } from '../responses/card-row.js';
import { record, rowList, text } from '../responses/output-schema.js';
import type { CardSearch } from '../api/shapes.js';
import type { WorkspaceApi } from '../api/workspace-api.js';
import { apiRowPage } from '../responses/row-page.js';
import { fieldConditionOf } from '../names/field-condition.js';
import { CachedNames, type NameSource } from '../names/name-source.js';
import { boardIdOf, listIdOf, memberIdOf } from '../names/resolve.js';
import { boardArgument, cursorArgument, idOrName, limitArgument, textArgument } from './argument-fields.js';
import { defineTool } from './tool.js';

const SORTS = ['created', '-created', 'updated', '-updated', 'due', '-due'] as const;
const FIELDS_MAX = 10;

const input = z.strictObject({
  query: textArgument(limits.searchTextLengthMax).optional(),
  board: boardArgument().optional(),
  list: idOrName('Id, or name with board').optional(),
  assignee: idOrName('Member, me or none').optional(),
  notAssignee: idOrName().optional(),
  createdBy: idOrName().optional(),
  label: idOrName().optional(),
  notLabel: idOrName().optional(),
  due: textArgument(limits.dueFilterLengthMax).optional(),
  timeZone: textArgument(60).optional().meta({ description: 'Yours' }),
  done: z.boolean().optional(),
  updatedSince: textArgument(40).optional(),
  fields: z
    .array(textArgument(1_000))
    .min(1, 'must have at least one condition')
    .max(FIELDS_MAX, `must have at most ${FIELDS_MAX} conditions`)
    .optional()
    .meta({ description: 'Region=EMEA, Points=3..8; with board' }),
  archived: z.boolean().optional(),
  sort: z.enum(SORTS, `must be ${SORTS.join(', ')}`).optional(),
  limit: limitArgument(100, 50),
  cursor: cursorArgument(),
});

export const searchCards = defineTool({
  name: 'search_cards',
  title: 'Search cards',
  description:
    'Finds cards on all boards. All conditions must match. due: overdue, today, week, none, a day, or 2026-11-01..2026-11-30, in timeZone (default UTC).',
  effect: 'read',
  operations: ['listBoards', 'listLists', 'listMembers', 'listFields', 'searchCards'],
  input,
  outputSchema: record({ cards: rowList, 'nextCursor?': text }),
  async run(api, { limit, cursor, ...given }) {
    const search = await searchOf(api, given);
    const { rows, nextCursor } = await apiRowPage({
      kind: 'search',
      cursor,
      limit,
      budget: new ResponseBudget(),
      load: (page) => api.search(search, page),
      row: (card) => ({ ...cardRow(card, true), board: card.boardId }),
    });
    return { cards: rows, ...(nextCursor ? { nextCursor } : {}) };
  },
});

type Given = Omit<z.output<typeof input>, 'limit' | 'cursor'>;

/** The search as the API takes it: with ids in place of names. */
async function searchOf(api: WorkspaceApi, given: Given): Promise<CardSearch> {
  const { query, board, list, assignee, notAssignee, createdBy, label, notLabel, fields, done, ...rest } =
    given;
  const names = new CachedNames(api);
  const boardId = board === undefined ? undefined : await boardIdOf(names, board);
  const field = [];
  for (const condition of fields ?? []) field.push(await fieldConditionOf(names, boardId, condition));
  return defined({
    ...rest,
    q: query,
    boardId,
    listId: list === undefined ? undefined : await listIdOf(names, list, board),
    assignee: await memberFilter(names, assignee),
    notAssignee: await memberFilter(names, notAssignee),
    createdBy: await memberFilter(names, createdBy),
    label: label === undefined ? undefined : String(label),
    notLabel: notLabel === undefined ? undefined : String(notLabel),
    done: done === undefined ? undefined : done ? 'true' : 'false',
    field: field.length === 0 ? undefined : field,
  });
}

/** `me` and `none` are keywords of the API; a member may also be identified by name. */
async function memberFilter(
  names: NameSource,
  reference: number | string | undefined,
): Promise<string | undefined> {
  if (reference === undefined || reference === 'me' || reference === 'none') return reference;
  return String(await memberIdOf(names, reference));
}

const defined = (search: Record<string, unknown>): CardSearch =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined));

import { limits } from '@kiban/client';
import { z } from 'zod';
import { descriptionArgument, filledArgument, idOrName } from '../argument-fields.js';
import { ToolError } from '../../schemas/tool-error.js';

const OPTION_LENGTH_MAX = 100;

/** One change of a board, or of a list, label or field on it. */
export const boardChange = z.strictObject({
  action: z.enum(['create', 'update', 'archive', 'restore', 'delete']),
  object: z.enum(['board', 'list', 'label', 'field']),
  target: idOrName().optional(),
  name: filledArgument(limits.nameLengthMax).optional(),
  description: descriptionArgument().nullable().optional(),
  visibility: z.enum(['workspace', 'private']).optional(),
  kind: z.enum(['kanban', 'grid', 'timetable']).optional(),
  lists: z.array(filledArgument(limits.nameLengthMax)).max(limits.listsPerBoardMax).optional(),
  color: z
    .string()
    .refine((text) => /^#[0-9a-fA-F]{6}$/.test(text), 'must be a color such as #22c55e')
    .optional()
    .meta({ description: 'Of a label: #rrggbb' }),
  type: z.enum(['text', 'number', 'checkbox', 'date', 'select', 'multi_select', 'member', 'url']).optional(),
  options: z.array(filledArgument(OPTION_LENGTH_MAX)).max(limits.optionsPerFieldMax).optional(),
  position: z.enum(['first', 'last'], 'must be first or last').optional(),
  after: idOrName().optional(),
  moveCardsTo: idOrName('List').optional(),
});

export type BoardChange = z.infer<typeof boardChange>;
type Action = BoardChange['action'];
type Property = Exclude<keyof BoardChange, 'action' | 'object'>;

const place = ['position', 'after'] as const;

/** What the API offers for each object, with the properties that each action takes. */
const offered: Record<BoardChange['object'], Partial<Record<Action, readonly Property[]>>> = {
  board: {
    create: ['name', 'description', 'visibility', 'kind', 'lists'],
    update: ['target', 'name', 'description', 'visibility', ...place],
    archive: ['target'],
    restore: ['target'],
    delete: ['target'],
  },
  list: {
    create: ['name', ...place],
    update: ['target', 'name', ...place],
    archive: ['target'],
    restore: ['target'],
    delete: ['target', 'moveCardsTo'],
  },
  label: {
    create: ['name', 'color'],
    update: ['target', 'name', 'color'],
    delete: ['target'],
  },
  field: {
    create: ['name', 'type', 'options'],
    update: ['target', 'name', 'options', ...place],
    delete: ['target'],
  },
};

/** @throws ToolError for an action that the object does not have, and for a property that the action does not take */
export function requireOffered({ action, object, ...given }: BoardChange): void {
  const taken = offered[object][action];
  if (!taken) {
    const actions = Object.keys(offered[object]).join(', ');
    throw new ToolError('invalid_arguments', `A ${object} has no ${action}; its actions are ${actions}.`);
  }
  const foreign = Object.keys(given).filter((name) => !taken.includes(name as Property));
  if (foreign.length > 0)
    throw new ToolError(
      'invalid_arguments',
      `${foreign.join(', ')}: not taken to ${action} a ${object}. It takes ${taken.join(', ')}.`,
    );
  const isIdentified = action === 'create' || object === 'board' || given.target !== undefined;
  if (!isIdentified)
    throw new ToolError('invalid_arguments', `target is missing: the ${object} to ${action}.`);
}

/** A property that the API requires for a new object. */
export function required<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new ToolError('invalid_arguments', `${name} is missing.`);
  return value;
}

/** @throws ToolError where an update has nothing to write */
export const nothingToChange = (object: string): ToolError =>
  new ToolError('invalid_arguments', `Nothing to change: send a new value for the ${object}.`);

/** A changed object as a call returns it. */
export interface ChangedObject {
  object: BoardChange['object'];
  id: number;
  name?: string;
  version?: number;
  deleted?: true;
  archived?: true;
}

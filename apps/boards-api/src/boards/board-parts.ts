import {
  ValidationError,
  type CreateBoardDto,
  type NewColumnDto,
  type NewListDto,
  type NewRowDto,
} from '@kiban/contracts';

export interface BoardParts {
  lists: readonly NewListDto[];
  columns: readonly NewColumnDto[];
  rows: readonly NewRowDto[];
}

/**
 * The initial lists, or columns and rows, of a new board. @throws ValidationError if they do not fit the board's kind
 */
export function boardPartsOf(request: CreateBoardDto): BoardParts {
  const { kind = 'kanban', lists = [], columns = [], rows = [] } = request;
  if (kind === 'kanban' && (columns.length > 0 || rows.length > 0))
    throw new ValidationError(
      'kind',
      'board_parts',
      'columns and rows are only for boards of kind grid or timetable; a kanban board takes lists.',
    );
  if (kind !== 'kanban' && lists.length > 0)
    throw new ValidationError(
      'lists',
      'board_parts',
      `A ${kind} takes columns and rows, not lists; its lists are their cells.`,
    );
  return { lists, columns, rows };
}

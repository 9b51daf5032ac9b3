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

/** What a new board begins with. @throws ValidationError when the parts do not fit the board's kind */
export function boardPartsOf(request: CreateBoardDto): BoardParts {
  const { kind = 'kanban', lists = [], columns = [], rows = [] } = request;
  if (kind === 'kanban' && (columns.length > 0 || rows.length > 0))
    throw new ValidationError(
      'kind',
      'board_parts',
      'columns and rows belong to a board of kind grid or timetable; a kanban board takes lists.',
    );
  if (kind !== 'kanban' && lists.length > 0)
    throw new ValidationError(
      'lists',
      'board_parts',
      `A ${kind} takes columns and rows; its lists are the cells where they meet.`,
    );
  return { lists, columns, rows };
}

import { useValue } from '../../observable/use-value.js';
import { useTable } from './use-table.js';

export interface RowMark {
  /** Index of the active cell; null if it is in another row. */
  readonly active: number | null;
  readonly editing: 'typed' | 'whole' | null;
  readonly turn: number;
  readonly isIn: (column: number) => boolean;
}

/** What a row shows of the selection. It renders again only when that differs. */
export function useRowMark(index: number): RowMark {
  const { control, rows } = useTable();
  const row = rows.at(index);
  const mark = useValue(control.state, () => control.markOf(index, row));
  const [active = '', range = '', editing = '', turn = ''] = mark.split('|');
  const [from = '', to = ''] = range.split('-');
  return {
    active: active === '' ? null : Number(active),
    editing: editing === 'typed' || editing === 'whole' ? editing : null,
    turn: Number(turn),
    isIn: (column) => range !== '' && column >= Number(from) && column <= Number(to),
  };
}

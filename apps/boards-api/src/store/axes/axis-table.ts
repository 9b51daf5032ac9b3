import type { Executor, Statement } from '@kiban/persistence';
import { NotFoundError } from '@kiban/contracts';
import type { Axis } from './grid-axes.repository.js';

/** A column or row with the properties of its axis. */
export interface AxisItem {
  id: number;
  name: string;
  rank: string;
  version: number;
  weekday?: string | null;
  date?: string | null;
  startTime?: string | null;
  endTime?: string | null;
}

/** The statements of one axis. */
export class AxisTable {
  private readonly readOne: Statement;
  private readonly write: Statement;
  private readonly remove: Statement;
  private readonly cells: Statement;

  constructor(private readonly axis: Axis) {
    const isColumn = axis === 'column';
    const table = isColumn ? 'boards.board_column' : 'boards.board_row';
    const own = isColumn ? 'weekday, date' : 'start_time AS "startTime", end_time AS "endTime"';
    this.readOne = {
      name: `${axis}-read`,
      text: `SELECT id, name, rank, version, ${own} FROM ${table} WHERE id = $1 AND board_id = $2`,
    };
    this.write = {
      name: `${axis}-write`,
      text: `UPDATE ${table} SET name = $2, rank = $3, ${isColumn ? 'weekday = $4, date = $5' : 'start_time = $4, end_time = $5'},
               version = version + 1 WHERE id = $1`,
    };
    this.remove = { name: `${axis}-remove`, text: `DELETE FROM ${table} WHERE id = $1` };
    this.cells = {
      name: `${axis}-cells`,
      text: `SELECT l.id, (SELECT count(*) FROM boards.card AS c WHERE c.list_id = l.id) AS cards
             FROM boards.list AS l WHERE l.${axis}_id = $1 ORDER BY l.id`,
    };
  }

  /** @throws NotFoundError if the board has no column or row with that id */
  async read(tx: Executor, id: number, boardId: number): Promise<AxisItem> {
    const [item] = await tx.query<AxisItem>(this.readOne, [id, boardId]);
    if (!item) throw new NotFoundError(this.axis, id);
    return item;
  }

  async save(tx: Executor, item: AxisItem): Promise<void> {
    const own = this.axis === 'column' ? [item.weekday, item.date] : [item.startTime, item.endTime];
    await tx.query(this.write, [item.id, item.name, item.rank, ...own]);
  }

  async delete(tx: Executor, id: number): Promise<void> {
    await tx.query(this.remove, [id]);
  }

  /** The lists that are the cells of this column or row, with their card counts, archived cards included. */
  cellsOf(tx: Executor, id: number): Promise<{ id: number; cards: number }[]> {
    return tx.query<{ id: number; cards: number }>(this.cells, [id]);
  }
}

import { CardOrder } from './card-order.js';
import type { Axis, AxisItem, Grid, StoreTopic } from './entities.js';

/** Columns and rows are ordered under their board alone. */
const PARENT = 0;
/** Ids are never used again, so a deletion is newer than every other observation. */
const FINAL_VERSION = Number.MAX_SAFE_INTEGER;

/** The columns or the rows. */
class AxisBase {
  readonly items = new Map<number, AxisItem>();
  readonly order = new CardOrder();

  put(item: AxisItem, orderVersion: number): void {
    const known = this.items.get(item.id);
    if (!known || known.version <= item.version) this.items.set(item.id, item);
    this.order.observe(item.id, PARENT, orderVersion, { position: item.position, present: true }, true);
  }

  shown(): readonly AxisItem[] {
    return this.order.idsOf(PARENT).flatMap((id) => {
      const item = this.items.get(id);
      return item ? [{ ...item, position: this.order.placeOf(id)?.position ?? item.position }] : [];
    });
  }
}

/**
 * Columns and rows of a grid or timetable, according to the API. Of two observations of an item the one with the greater
 * version wins; of its place, the one with the greater version of the board.
 */
export class GridBase {
  private readonly axes = { column: new AxisBase(), row: new AxisBase() };
  private isWhole = false;

  constructor(private readonly dirty: Set<StoreTopic>) {}

  /** Whether the grid was read; before, columns and rows are known only from events and responses. */
  get isRead(): boolean {
    return this.isWhole;
  }

  items(axis: Axis): readonly AxisItem[] {
    return this.axes[axis].shown();
  }

  read({ version, columns, rows }: Grid): void {
    this.isWhole = true;
    for (const [axis, items] of [
      [this.axes.column, columns],
      [this.axes.row, rows],
    ] as const) {
      axis.order.read(PARENT, version, items, true);
      for (const item of items) axis.put(item, version);
    }
    this.dirty.add('grid');
  }

  /** @param boardVersion the order version of the observation */
  put(axis: Axis, item: AxisItem, boardVersion: number): void {
    this.axes[axis].put(item, boardVersion);
    this.dirty.add('grid');
  }

  remove(axis: Axis, id: number): void {
    this.axes[axis].order.observe(id, PARENT, FINAL_VERSION, { present: false });
    this.dirty.add('grid');
  }
}

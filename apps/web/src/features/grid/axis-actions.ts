import type { Axis, AxisItem } from '../../board-model/entities.js';
import type { BoardControl } from '../../board-control/board-control.js';
import type { GridMessages } from '../../texts/grid-messages.js';
import { announce } from '../../ui/announcer/announce.js';
import type { MenuAction } from '../../ui/menu/menu.js';
import type { GridState } from './use-grid.js';

/** Moves a column or row by a step, and says where it is. */
export function moveAxisStep(
  control: BoardControl,
  texts: GridMessages,
  axis: Axis,
  id: number,
  step: -1 | 1,
): void {
  const items = control.store.axis(axis);
  const index = items.findIndex((item) => item.id === id);
  const neighbour = items[index + step];
  const item = items[index];
  if (!neighbour || !item) return;
  const place = step < 0 ? { before: neighbour.id } : { after: neighbour.id };
  void control.run({ kind: 'axis.move', axis, id, place });
  announce(texts.place(item.name, index + step + 1, items.length));
}

/** The menu of a column or row; what dragging does is here as well. */
export function axisActions(
  control: BoardControl,
  grid: GridState,
  texts: GridMessages,
  { axis, item: { id }, index, count }: { axis: Axis; item: AxisItem; index: number; count: number },
): MenuAction[][] {
  const moves: MenuAction[] = [];
  const move = (step: -1 | 1) => (): void => moveAxisStep(control, texts, axis, id, step);
  if (index > 0) moves.push({ title: texts.moveBack[axis], run: move(-1) });
  if (index < count - 1) moves.push({ title: texts.moveOn[axis], run: move(1) });
  const slot: MenuAction[] =
    grid.kind === 'grid'
      ? []
      : [
          {
            title: axis === 'column' ? texts.changeDay : texts.changeTime,
            run: () => grid.dialog.set({ kind: 'edit', axis, id }),
          },
        ];
  return [
    [{ title: texts.rename, run: () => grid.naming.set({ axis, id }) }, ...slot],
    moves,
    [{ title: texts.delete, isDanger: true, run: () => grid.dialog.set({ kind: 'delete', axis, id }) }],
  ];
}

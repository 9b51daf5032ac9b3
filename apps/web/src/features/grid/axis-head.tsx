import { MoreHorizontal } from 'lucide-react';
import { memo, type KeyboardEvent, type ReactElement } from 'react';
import type { Axis, AxisItem } from '../../board-model/entities.js';
import { useConnection } from '../../board-control/hooks/use-board.js';
import { useControl } from '../../board-control/hooks/use-control.js';
import { useValue } from '../../observable/use-value.js';
import { slotText } from '../../texts/slots.js';
import { useGridMessages } from '../../texts/grid-messages.js';
import { ActionMenu } from '../../ui/menu/menu.js';
import { EditableName } from '../../ui/editable-name/editable-name.js';
import { axisActions, moveAxisStep } from './axis-actions.js';
import styles from './grid.module.css';
import { useGrid } from './use-grid.js';

export interface AxisHeadProps {
  readonly axis: Axis;
  readonly item: AxisItem;
  readonly index: number;
  readonly count: number;
  /** Space to the column before it, if columns between them are not in the page. */
  readonly space?: number;
  /** Whether it is today, or now. */
  readonly isCurrent: boolean;
  readonly measure?: ((element: HTMLElement | null) => void) | undefined;
}

/** Name, day or times, and menu of a column or row. It is also the handle by which that is dragged. */
export const AxisHead = memo(function AxisHead(props: AxisHeadProps): ReactElement {
  const { axis, item, index, count, space = 0, isCurrent, measure } = props;
  const texts = useGridMessages();
  const control = useControl();
  const grid = useGrid();
  const { readOnly } = useConnection();
  const naming = useValue(grid.naming);
  const isNaming = naming?.axis === axis && control.store.idOf(naming.id) === item.id;
  const slot = slotText(item);
  const move = (event: KeyboardEvent): void => {
    const [back, on] = axis === 'column' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown'];
    const step = event.key === back ? -1 : event.key === on ? 1 : 0;
    if (!event.shiftKey || step === 0 || isNaming) return;
    event.preventDefault();
    event.stopPropagation();
    moveAxisStep(control, texts, axis, item.id, step);
  };
  return (
    <div
      ref={measure}
      role={axis === 'column' ? 'columnheader' : 'rowheader'}
      className={axis === 'column' ? styles.columnHead : styles.rowHead}
      style={space === 0 ? undefined : { marginInlineStart: space }}
      aria-colindex={axis === 'column' ? index + 2 : 1}
      data-axis={axis}
      data-id={item.id}
      data-index={index}
      data-current={isCurrent}
      data-writable={!readOnly}
      onKeyDown={readOnly ? undefined : move}
    >
      {isNaming ? (
        <EditableName
          label={texts.nameOf[axis]}
          name={item.name}
          onSave={(name) => void control.run({ kind: 'axis.update', axis, id: item.id, change: { name } })}
          onClose={() => grid.naming.set(null)}
        />
      ) : (
        <div className={styles.headText} title={item.name}>
          <span className={styles.headName} dir="auto">
            {item.name}
          </span>
          {slot !== null && slot !== item.name && <span className={styles.slot}>{slot}</span>}
          {isCurrent && <span className={styles.badge}>{axis === 'column' ? texts.today : texts.now}</span>}
        </div>
      )}
      {!readOnly && !isNaming && (
        <ActionMenu
          label={texts.actionsOf[axis](item.name)}
          className={styles.icon}
          groups={axisActions(control, grid, texts, { axis, item, index, count })}
        >
          <MoreHorizontal size={16} aria-hidden />
        </ActionMenu>
      )}
    </div>
  );
});

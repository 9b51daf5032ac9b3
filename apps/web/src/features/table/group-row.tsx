import { ChevronDown, ChevronRight } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTableMessages } from '../../texts/table-messages.js';
import { ColumnSum } from './column-sum.js';
import { useRowMark } from './row-mark.js';
import styles from './table-grid.module.css';
import type { TableGroup } from './table-rows.js';
import { useCellFocus } from './use-cell-focus.js';
import { useTable } from './use-table.js';

export interface GroupRowProps {
  readonly group: TableGroup;
  readonly index: number;
  readonly start: number;
}

/** The head of a group: its name, the number of its cards, and the sums of its numbers. */
export function GroupRow({ group, index, start }: GroupRowProps): ReactElement {
  const texts = useTableMessages();
  const { columns } = useTable();
  const { active, turn } = useRowMark(index);
  const cell = useCellFocus<HTMLDivElement>(turn);
  const Icon = group.isFolded ? ChevronRight : ChevronDown;
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      className={[styles.row, styles.group].join(' ')}
      style={{ insetBlockStart: start }}
      data-index={index}
    >
      {columns.map(({ id, name, field }, nth) =>
        nth === 0 ? (
          <div
            key={id}
            ref={cell}
            role="rowheader"
            aria-colindex={1}
            aria-expanded={!group.isFolded}
            tabIndex={active === null ? -1 : 0}
            className={styles.cell}
            data-cell={0}
            data-kind="title"
            data-active={active !== null}
          >
            <Icon size={16} aria-hidden className={styles.fold} />
            {group.color !== null && (
              <span className={styles.swatch} style={{ background: group.color }} aria-hidden />
            )}
            <span className={styles.text} dir="auto">
              {group.title}
            </span>
            <span className={styles.count}>
              {group.isReading && !group.isFolded ? texts.reading : group.cardIds.length.toLocaleString()}
            </span>
          </div>
        ) : (
          <div key={id} role="gridcell" aria-colindex={nth + 1} className={styles.cell} data-cell={nth}>
            {field?.type === 'number' && <ColumnSum name={name} fieldId={field.id} groups={[group]} />}
          </div>
        ),
      )}
    </div>
  );
}

import { memo, useMemo, type ReactElement } from 'react';
import { useTableMessages } from '../../texts/table-messages.js';
import { ColumnSum } from './column-sum.js';
import styles from './table-grid.module.css';
import { useTable } from './use-table.js';

/** The number of cards, and the sums of all groups. */
export const TableFoot = memo(function TableFoot(): ReactElement {
  const texts = useTableMessages();
  const { columns, rows } = useTable();
  // A card with several labels is in several groups.
  const count = useMemo(() => new Set(rows.groups.flatMap(({ cardIds }) => cardIds)).size, [rows]);
  return (
    <div role="rowgroup" className={styles.foot}>
      <div role="row" aria-rowindex={rows.count + 2} className={styles.line}>
        {columns.map(({ id, name, field }, nth) => (
          <div
            key={id}
            role={nth === 0 ? 'rowheader' : 'gridcell'}
            aria-colindex={nth + 1}
            className={styles.cell}
            data-kind={nth === 0 ? 'title' : undefined}
          >
            {nth === 0 && texts.cards(count)}
            {field?.type === 'number' && <ColumnSum name={name} fieldId={field.id} groups={rows.groups} />}
          </div>
        ))}
      </div>
    </div>
  );
});

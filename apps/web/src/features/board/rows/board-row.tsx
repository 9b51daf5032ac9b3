import { ChevronDown, ChevronRight } from 'lucide-react';
import { memo, useId, type ReactElement, type RefObject } from 'react';
import type { BoardRow, Grouping } from '../../../arrangement/card-rows.js';
import { useMessages } from '../../../texts/messages.js';
import { Avatar } from '../../../ui/avatar/avatar.js';
import styles from './board-rows.module.css';
import { RowCell } from './row-cell.js';
import type { ShownColumn } from './shown-column.js';
import { useArrangedPart, useControl, useView } from '../../../board-control/hooks/use-control.js';

export interface BoardRowProps {
  readonly row: BoardRow;
  readonly index: number;
  readonly start: number;
  readonly measure: ((element: HTMLElement | null) => void) | undefined;
  readonly columns: readonly ShownColumn[];
  readonly scroller: RefObject<HTMLElement | null>;
}

/** A row across the lists: its name and number of cards, and a cell for each list. */
export const BoardRowView = memo(function BoardRowView(props: BoardRowProps): ReactElement {
  const { row, index, start, measure, columns, scroller } = props;
  const messages = useMessages();
  const control = useControl();
  const heading = useId();
  const count = useArrangedPart((arranged) => arranged.rowCount(row.id)) ?? 0;
  const hasPeople = useArrangedPart(({ grouping }) => isOfPeople(grouping)) ?? false;
  const isFolded = useView(({ foldedRows }) => foldedRows.has(row.id));
  const name = control.shown.rowName(messages, row.id);
  const fold = (): void => {
    const foldedRows = new Set(control.view.get().foldedRows);
    if (!foldedRows.delete(row.id)) foldedRows.add(row.id);
    control.change({ foldedRows });
    control.keepSpot(0);
  };
  return (
    <section
      ref={measure}
      className={styles.row}
      style={{ insetBlockStart: start }}
      data-id={row.id}
      data-index={index}
      aria-labelledby={heading}
    >
      <header className={styles.rowHead}>
        <button
          type="button"
          className={styles.fold}
          aria-expanded={!isFolded}
          aria-label={messages.display.foldRow(name)}
          onClick={fold}
        >
          {isFolded ? <ChevronRight size={16} aria-hidden /> : <ChevronDown size={16} aria-hidden />}
        </button>
        {hasPeople && row.name !== null && <Avatar memberId={row.id} name={row.name} />}
        {row.color !== null && <span className={styles.dot} style={{ background: row.color }} aria-hidden />}
        <h2 id={heading} className={styles.rowName} dir="auto">
          {name}
        </h2>
        <p className={styles.rowCount}>
          <span aria-hidden>{count}</span>
          <span className="visually-hidden">{messages.board.cards(count)}</span>
        </p>
      </header>
      {!isFolded && (
        <div className={styles.cells} data-row-cells data-virtual={columns[0]?.space !== undefined}>
          {columns.map(({ listId, space }) => (
            <RowCell
              key={control.store.keyOf(listId)}
              listId={listId}
              row={row.id}
              rowName={name}
              space={space}
              scroller={scroller}
            />
          ))}
        </div>
      )}
    </section>
  );
});

function isOfPeople(grouping: Grouping | null): boolean {
  return grouping?.kind === 'assignee' || (grouping?.kind === 'field' && grouping.field.type === 'member');
}

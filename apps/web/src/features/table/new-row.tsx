import { limits } from '@kiban/client';
import { Plus } from 'lucide-react';
import { useLayoutEffect, useRef, useState, type ReactElement } from 'react';
import { useTableMessages } from '../../texts/table-messages.js';
import { useRowMark } from './row-mark.js';
import { addCard } from './table-changes.js';
import styles from './table-grid.module.css';
import type { TableGroup } from './table-rows.js';
import { useCellFocus } from './use-cell-focus.js';
import { useTable } from './use-table.js';
import { isComposing } from '../../ui/input-method/is-composing.js';

export interface NewRowProps {
  readonly group: TableGroup;
  readonly index: number;
  readonly start: number;
}

/** The last row of a group: what is typed there is a new card. */
export function NewRow({ group, index, start }: NewRowProps): ReactElement {
  const texts = useTableMessages();
  const { columns } = useTable();
  const { active, editing, turn } = useRowMark(index);
  const cell = useCellFocus<HTMLDivElement>(editing === null ? turn : 0);
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      className={styles.row}
      style={{ insetBlockStart: start }}
      data-index={index}
    >
      <div
        ref={cell}
        role="gridcell"
        aria-colindex={1}
        aria-colspan={columns.length}
        tabIndex={active === null || editing !== null ? -1 : 0}
        className={[styles.cell, styles.new].join(' ')}
        data-cell={0}
        data-kind="title"
        data-active={active !== null}
      >
        {editing === null ? (
          <>
            <Plus size={14} aria-hidden />
            <span aria-hidden>{texts.newCard}</span>
            <span className="visually-hidden">{texts.newCardIn(group.title)}</span>
          </>
        ) : (
          <NewTitle group={group} />
        )}
      </div>
    </div>
  );
}

function NewTitle({ group }: { group: TableGroup }): ReactElement {
  const texts = useTableMessages();
  const { control } = useTable();
  const [title, setTitle] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const isEnded = useRef(false);
  // The field of a row that leaves the page is blurred before its empty title was drawn.
  const added = useRef('');
  const add = (): void => {
    if (title !== added.current) addCard(control, group, title);
    added.current = title;
    setTitle('');
  };
  useLayoutEffect(() => field.current?.focus({ preventScroll: true }), []);
  const end = (): void => {
    isEnded.current = true;
    control.endEditing();
  };
  return (
    <input
      ref={field}
      type="text"
      className={styles.editor}
      aria-label={texts.newCardIn(group.title)}
      placeholder={texts.newCard}
      maxLength={limits.titleLengthMax}
      dir="auto"
      value={title}
      onChange={({ target }) => {
        added.current = '';
        setTitle(target.value);
      }}
      onKeyDown={(event) => {
        if (isComposing(event)) return;
        if (event.key === 'Enter' && title.trim() !== '') {
          add();
        } else if (['Escape', 'Enter', 'Tab'].includes(event.key)) {
          if (event.key === 'Tab') add();
          end();
        } else return;
        event.preventDefault();
        event.stopPropagation();
      }}
      onBlur={() => {
        if (isEnded.current) return;
        add();
        control.leaveEditing();
      }}
    />
  );
}

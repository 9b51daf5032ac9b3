import { limits } from '@kiban/client';
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import type { ShownCard } from '../../board-model/entities.js';
import { textOf } from './cell-values.js';
import { commitText, namesOf } from './table-changes.js';
import type { Column } from './table-columns.js';
import styles from './table-grid.module.css';
import { useTable } from './use-table.js';
import { isComposing } from '../../ui/input-method/is-composing.js';

export interface CellEditorProps {
  readonly card: ShownCard;
  readonly column: Column;
  /** Whether it begins empty, as a key types into it. */
  readonly isTyped: boolean;
}

/** The text field of a cell. Enter and Tab take the text over and go on, Escape restores the value. */
export function CellEditor({ card, column, isTyped }: CellEditorProps): ReactElement {
  const { control } = useTable();
  const [before] = useState(() => textOf(card, column, namesOf(control)));
  const [text, setText] = useState(isTyped ? '' : before);
  const field = useRef<HTMLTextAreaElement & HTMLInputElement>(null);
  const isEnded = useRef(false);
  useLayoutEffect(() => {
    field.current?.focus({ preventScroll: true });
    field.current?.setSelectionRange?.(text.length, text.length);
    // Once, when the editing begins.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- as above
  }, []);
  const commit = (): boolean => text === before || commitText(control, card, column, text);
  const end = (step?: { rows: number; columns: number }): void => {
    isEnded.current = true;
    control.endEditing(step);
  };
  const press = (event: KeyboardEvent): void => {
    if (isComposing(event)) return;
    const back = event.shiftKey ? -1 : 1;
    const isBreak = event.key === 'Enter' && event.altKey;
    if (event.key === 'Escape') end();
    else if (event.key === 'Enter' && !isBreak) {
      if (commit()) end({ rows: back, columns: 0 });
    } else if (event.key === 'Tab') {
      if (commit()) end({ rows: 0, columns: back });
    } else if (isBreak && column.kind === 'text') setText((typed) => `${typed}\n`);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const leave = (): void => {
    if (isEnded.current) return;
    isEnded.current = true;
    // A text that does not fit is dropped: another cell has the focus.
    commit();
    control.leaveEditing();
  };
  const common = {
    ref: field,
    className: styles.editor,
    'aria-label': column.name,
    value: text,
    dir: 'auto',
    onKeyDown: press,
    onBlur: leave,
  } as const;
  if (column.kind === 'text')
    return (
      <textarea
        {...common}
        rows={1}
        maxLength={limits.fieldTextLengthMax}
        onChange={({ target }) => setText(target.value)}
      />
    );
  return (
    <input
      {...common}
      type="text"
      inputMode={column.kind === 'number' ? 'decimal' : column.kind === 'url' ? 'url' : 'text'}
      maxLength={column.kind === 'title' ? limits.titleLengthMax : limits.fieldUrlLengthMax}
      placeholder={column.kind === 'date' ? 'YYYY-MM-DD' : undefined}
      onChange={({ target }) => setText(target.value)}
    />
  );
}

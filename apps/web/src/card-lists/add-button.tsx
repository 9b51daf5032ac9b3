import { Plus } from 'lucide-react';
import { useEffect, useRef, type ReactElement } from 'react';
import { useConnection } from '../board-control/hooks/use-board.js';
import { useValue } from '../observable/use-value.js';
import { useMessages } from '../texts/messages.js';
import styles from './add-button.module.css';
import { useControl, useView } from '../board-control/hooks/use-control.js';

export interface AddButtonProps {
  readonly listId: number;
  /** Of the list or cell. */
  readonly name: string;
  readonly row?: number;
}

/** Opens the field for new cards. Also what has the focus of a list or cell without cards. */
export function AddButton({ listId, name, row }: AddButtonProps): ReactElement | null {
  const messages = useMessages();
  const control = useControl();
  const { readOnly } = useConnection();
  const isCurrent = useView(({ spot }) => spot?.listId === listId && spot.row === row);
  const button = useRef<HTMLButtonElement>(null);
  const turn = useValue(control.focusRequest, (request) =>
    request?.listId === listId && request.row === row && request.cardId === null ? request.turn : 0,
  );
  useEffect(() => {
    if (turn > 0 && control.takeFocus(turn)) button.current?.focus();
  }, [control, turn]);
  if (readOnly) return null;
  return (
    <button
      ref={button}
      type="button"
      className={styles.add}
      tabIndex={isCurrent ? 0 : -1}
      aria-label={messages.board.addCardTo(name)}
      onClick={() => control.change({ adding: { listId, at: 'last', row, isByButton: true } })}
      onFocus={() => {
        const { spot } = control.view.get();
        const cardId = spot?.listId === listId && spot.row === row ? spot.cardId : null;
        // The keys of a card are not for the one that keeps the tab stop.
        control.focused({ listId, cardId, ...(row === undefined ? {} : { row }) }, cardId === null);
      }}
      onBlur={() => control.blurred()}
    >
      <Plus size={16} aria-hidden />
      {messages.board.addCard}
    </button>
  );
}

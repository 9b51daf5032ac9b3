import { useState, type ReactElement } from 'react';
import { useMessages } from '../texts/messages.js';
import { OptionPicker } from './option-picker.js';
import styles from './pickers.module.css';

interface Named {
  readonly id: number;
  readonly name: string;
}

export interface MovePickerProps {
  readonly boards: readonly Named[];
  readonly boardId: number;
  /** Lists of the chosen board; undefined while they are read. */
  readonly lists: readonly Named[] | undefined;
  /** The list that holds the card now. */
  readonly listId: number;
  readonly onBoard: (boardId: number) => void;
  readonly onMove: (listId: number, at: 'first' | 'last') => void;
}

/** Chooses a list of any board, and an end of it. */
export function MovePicker({
  boards,
  boardId,
  lists,
  listId,
  onBoard,
  onMove,
}: MovePickerProps): ReactElement {
  const all = useMessages();
  const messages = all.pickers;
  const [at, setAt] = useState<'first' | 'last'>('last');
  return (
    <div className={styles.picker}>
      {lists ? (
        <OptionPicker
          title={messages.list}
          isSingle
          options={lists}
          chosen={[listId]}
          onChoose={(id) => onMove(id, at)}
        />
      ) : (
        <p className={styles.none}>{all.loading}</p>
      )}
      <fieldset className={styles.places}>
        <legend className="visually-hidden">{messages.place}</legend>
        {(['first', 'last'] as const).map((place) => (
          <label key={place}>
            <input type="radio" name="place" checked={at === place} onChange={() => setAt(place)} />
            {messages[place]}
          </label>
        ))}
      </fieldset>
      <label className={styles.field}>
        {messages.board}
        <select
          className={styles.select}
          value={boardId}
          onChange={({ target }) => onBoard(Number(target.value))}
        >
          {boards.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

import { useState, type KeyboardEvent, type ReactElement } from 'react';
import { useMessages } from '../texts/messages.js';
import { Button } from '../ui/button/button.js';
import styles from './pickers.module.css';
import { isComposing } from '../ui/input-method/is-composing.js';

interface Named {
  readonly id: number;
  readonly name: string;
}

/** An end of a list, or the place behind one of its cards. */
export type PickedPlace = { readonly at: 'first' | 'last' } | { readonly after: number };

/** The rows of a grouped board. */
export interface RowChoice {
  readonly rows: readonly Named[];
  /** Null keeps each card in its row. */
  readonly chosen: number | null;
  readonly mayKeep: boolean;
  readonly onChoose: (row: number | null) => void;
}

export interface MovePickerProps {
  readonly boards: readonly Named[];
  readonly boardId: number;
  /** Lists of the chosen board; undefined while they are read. */
  readonly lists: readonly Named[] | undefined;
  readonly listId: number | undefined;
  /** The cards of the list, behind which a card can be placed. */
  /** Of a grid, whose columns are chosen in the place of lists. */
  readonly isGrid?: boolean;
  readonly cards: readonly { readonly id: number; readonly title: string }[];
  readonly row?: RowChoice | undefined;
  /** What the cards lose on the chosen board. */
  readonly hint?: string | undefined;
  readonly isCopy?: boolean;
  readonly onBoard: (boardId: number) => void;
  readonly onList: (listId: number) => void;
  readonly onMove: (listId: number, place: PickedPlace) => void;
  readonly onCancel: () => void;
}

/** Chooses a list of any board, and a place in it. */
export function MovePicker(props: MovePickerProps): ReactElement {
  const {
    boards,
    boardId,
    lists,
    listId,
    cards,
    isGrid = false,
    row,
    hint,
    isCopy = false,
    onBoard,
    onList,
    onMove,
    onCancel,
  } = props;
  const all = useMessages();
  const messages = all.pickers;
  const [place, setPlace] = useState('last');
  const move = (): void => {
    if (listId === undefined) return;
    onMove(listId, place === 'first' || place === 'last' ? { at: place } : { after: Number(place) });
  };
  // In a select, Enter would open its options instead.
  const moveOnEnter = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || isComposing(event)) return;
    event.preventDefault();
    move();
  };
  const choose = (run: (id: number) => void, value: string): void => {
    run(Number(value));
    setPlace('last');
  };
  return (
    <form
      className={styles.picker}
      onSubmit={(event) => {
        event.preventDefault();
        move();
      }}
    >
      {boards.length > 1 && (
        <label className={styles.field}>
          {messages.board}
          <select
            className={styles.select}
            value={boardId}
            onKeyDown={moveOnEnter}
            onChange={({ target }) => choose(onBoard, target.value)}
          >
            {boards.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <label className={styles.field}>
        {isGrid ? messages.column : messages.list}
        <select
          // Dialogs and popovers give it the focus: most moves stay on the board.
          data-autofocus="true"
          className={styles.select}
          value={listId ?? ''}
          aria-busy={lists === undefined}
          onKeyDown={moveOnEnter}
          onChange={({ target }) => choose(onList, target.value)}
        >
          {lists?.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {row && (
        <label className={styles.field}>
          {messages.row}
          <select
            className={styles.select}
            value={row.chosen ?? ''}
            onKeyDown={moveOnEnter}
            onChange={({ target }) => {
              row.onChoose(target.value === '' ? null : Number(target.value));
              setPlace('last');
            }}
          >
            {row.mayKeep && <option value="">{messages.keepsRow}</option>}
            {row.rows.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <label className={styles.field}>
        {messages.place}
        <select
          className={styles.select}
          value={place}
          onKeyDown={moveOnEnter}
          onChange={({ target }) => setPlace(target.value)}
        >
          <option value="last">{messages.last}</option>
          <option value="first">{messages.first}</option>
          {cards.map(({ id, title }) => (
            <option key={id} value={id}>
              {messages.afterCard(title)}
            </option>
          ))}
        </select>
      </label>
      <p role="status" className={hint || lists?.length === 0 ? styles.hint : 'visually-hidden'}>
        {lists?.length === 0 ? messages.noLists : hint}
      </p>
      <div className={styles.buttons}>
        <Button kind="quiet" onClick={onCancel}>
          {all.cancel}
        </Button>
        <Button kind="main" type="submit" disabled={listId === undefined}>
          {isCopy ? all.commands.titles.copy : messages.move}
        </Button>
      </div>
    </form>
  );
}

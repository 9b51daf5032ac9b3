import { useEffect, useRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import { useCardIds, useListIds } from '../../board-hooks/use-board.js';
import { useMessages } from '../../texts/messages.js';
import { Button } from '../../ui/button/button.js';
import styles from './dialogs.module.css';
import { useControl } from './use-control.js';

/** Cards of a list that are offered to be moved behind; further places are reached by dragging and keys. */
const OFFERED_MAX = 200;

/** Moves cards to any place of the board without dragging. */
export function MoveForm({
  cardIds,
  onClose,
}: {
  cardIds: readonly number[];
  onClose: () => void;
}): ReactElement {
  const messages = useMessages();
  const texts = messages.board;
  const control = useControl();
  const { store } = control;
  const listIds = useListIds();
  const [listId, setListId] = useState(store.card(cardIds[0] ?? 0)?.listId ?? listIds[0] ?? 0);
  const [place, setPlace] = useState('last');
  const others = useCardIds(listId).filter((id) => !cardIds.includes(id));
  const lists = useRef<HTMLSelectElement>(null);
  useEffect(() => lists.current?.focus(), []);
  const move = (): void => {
    const at = place === 'first' || place === 'last' ? ({ at: place } as const) : { after: Number(place) };
    void control.run({ kind: 'cards.move', cardIds, listId, place: at });
    control.change({ selected: new Set() });
    onClose();
    if (cardIds[0] !== undefined) control.sayPlace(cardIds[0]);
  };
  // In a select, Enter would open its options instead.
  const moveOnEnter = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    move();
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        move();
      }}
    >
      <label className={styles.field}>
        {texts.toList}
        <select
          ref={lists}
          value={listId}
          onKeyDown={moveOnEnter}
          onChange={({ target }) => {
            setListId(Number(target.value));
            setPlace('last');
          }}
        >
          {listIds.map((id) => (
            <option key={id} value={id}>
              {store.list(id)?.name}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.field}>
        {texts.position}
        <select value={place} onKeyDown={moveOnEnter} onChange={({ target }) => setPlace(target.value)}>
          <option value="last">{texts.atEnd}</option>
          <option value="first">{texts.atTop}</option>
          {others.slice(0, OFFERED_MAX).map((id) => (
            <option key={id} value={id}>
              {texts.afterCard(store.card(id)?.title ?? '')}
            </option>
          ))}
        </select>
      </label>
      <div className={styles.buttons}>
        <Button onClick={onClose}>{messages.cancel}</Button>
        <Button kind="main" type="submit">
          {texts.move}
        </Button>
      </div>
    </form>
  );
}

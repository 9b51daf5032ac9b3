import { Plus } from 'lucide-react';
import { useEffect, useId, useRef, type ReactElement } from 'react';
import { useConnection, useList } from '../../board-hooks/use-board.js';
import { useValue } from '../../observable/use-value.js';
import { useMessages } from '../../texts/messages.js';
import styles from './board-list.module.css';
import { FoldedList } from './folded-list.js';
import { ListCards } from './list-cards.js';
import { ListHead } from './list-head.js';
import { QuickAdd } from './quick-add.js';
import { useControl, useShownCardIds, useView } from './use-control.js';

export interface BoardListProps {
  readonly id: number;
  readonly index: number;
  /** Where it is on the track; undefined on a board with few lists. */
  readonly start: number | undefined;
  readonly measure: ((element: HTMLElement | null) => void) | undefined;
}

/** One list: its head, its cards with their own scroll, and the field for new ones. */
export function BoardList({ id, index, start, measure }: BoardListProps): ReactElement | null {
  const list = useList(id);
  const heading = useId();
  const cardIds = useShownCardIds(id);
  const isFolded = useView(({ folded }) => folded.has(id));
  const addingAt = useView(({ adding }) => (adding?.listId === id ? adding.at : null));
  if (!list) return null;
  const color = list.info.color ?? undefined;
  return (
    <section
      ref={measure}
      className={isFolded ? styles.folded : styles.list}
      style={{
        ...(start === undefined ? {} : { position: 'absolute', insetInlineStart: start }),
        ...(color === undefined ? {} : { borderBlockStartColor: color }),
      }}
      data-id={id}
      data-index={index}
      aria-labelledby={heading}
    >
      {isFolded ? (
        <FoldedList list={list} heading={heading} />
      ) : (
        <>
          <ListHead list={list} heading={heading} shown={cardIds.length} />
          {addingAt === 'first' && <QuickAdd list={list} at="first" />}
          <ListCards list={list} cardIds={cardIds} />
          {addingAt === 'last' ? (
            <QuickAdd list={list} at="last" />
          ) : (
            <AddButton listId={id} name={list.name} />
          )}
        </>
      )}
    </section>
  );
}

/** Also what has the focus of a list without cards. */
function AddButton({ listId, name }: { listId: number; name: string }): ReactElement | null {
  const messages = useMessages();
  const control = useControl();
  const { readOnly } = useConnection();
  const isCurrent = useView(({ spot }) => spot?.listId === listId);
  const button = useRef<HTMLButtonElement>(null);
  const turn = useValue(control.focusRequest, (request) =>
    request?.listId === listId && request.cardId === null ? request.turn : 0,
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
      onClick={() => control.change({ adding: { listId, at: 'last' } })}
      onFocus={() => control.focused({ listId, cardId: control.view.get().spot?.cardId ?? null }, false)}
    >
      <Plus size={16} aria-hidden />
      {messages.board.addCard}
    </button>
  );
}

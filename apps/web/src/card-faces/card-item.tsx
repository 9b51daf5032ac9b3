import { Check, MoreHorizontal } from 'lucide-react';
import {
  memo,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  type MouseEvent,
  type ReactElement,
  type RefObject,
} from 'react';
import { useCard, useConnection } from '../board-control/hooks/use-board.js';
import { selectToHere, toggleComplete } from '../board-control/card-actions.js';
import type { Spot } from '../board-control/card-walk.js';
import { useValue } from '../observable/use-value.js';
import { useMessages } from '../texts/messages.js';
import { CardLabels, CardMeta } from './card-face.js';
import styles from './card-item.module.css';
import { EditableName } from '../ui/editable-name/editable-name.js';
import { useControl, useView } from '../board-control/hooks/use-control.js';
import { useFaces } from './use-faces.js';

export interface CardItemProps {
  readonly id: number;
  readonly listId: number;
  /** Of a grouped board. */
  readonly row?: number;
  readonly index: number;
  /** Where it is in a virtual list. */
  readonly start: number | undefined;
  /** Number of cards of a virtual list, of which the page holds only some. */
  readonly count: number | null;
  readonly measure: ((element: HTMLElement | null) => void) | undefined;
}

/** A card of a list: one link, with everything else beside it. */
export const CardItem = memo(function CardItem(props: CardItemProps): ReactElement | null {
  const { id, listId, row, index, start, count, measure } = props;
  const messages = useMessages().board;
  const control = useControl();
  const card = useCard(id);
  const faces = useFaces();
  const { readOnly } = useConnection();
  const isSpot = useView(({ spot }) => spot?.cardId === id && spot.row === row);
  const isSelected = useView(({ selected }) => selected.has(id));
  const isEditing = useView(({ editing, editingRow }) => editing === id && editingRow === row);
  const isOpened = useView(({ openedCardId }) => openedCardId === id);
  const spot = useMemo(
    () => ({ listId, cardId: id, ...(row === undefined ? {} : { row }) }),
    [listId, id, row],
  );
  const link = useFocusOf(spot);
  if (!card) return null;
  const isComplete = card.completedAt !== null;
  const open = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.altKey) return;
    event.preventDefault();
    if (event.shiftKey) selectToHere(control, id);
    else control.ports.openCard(id);
  };
  return (
    <li
      ref={measure}
      className={styles.card}
      style={start === undefined ? undefined : { position: 'absolute', insetBlockStart: start }}
      data-id={id}
      data-index={index}
      data-selected={isSelected}
      data-opened={isOpened}
      data-compact={faces.isCompact}
      data-changed={card.changedBy !== undefined}
      aria-setsize={count ?? undefined}
      aria-posinset={count === null ? undefined : index + 1}
      onPointerMove={({ pointerType }) => pointerType === 'mouse' && control.hover(id, row)}
      onPointerLeave={() => control.hover(null)}
    >
      {!faces.isCompact && <CardLabels labels={card.labels} />}
      {isEditing ? (
        <EditableName
          label={messages.title}
          name={card.title}
          onSave={(title) =>
            void control.run({
              kind: 'card.update',
              cardId: id,
              change: { title },
              base: { title: card.title },
            })
          }
          onClose={() => {
            control.change({ editing: null });
            control.focus(spot);
          }}
        />
      ) : (
        <div className={styles.head}>
          <a
            ref={link}
            className={styles.title}
            href={control.ports.hrefOf(id)}
            tabIndex={isSpot ? 0 : -1}
            draggable={false}
            dir="auto"
            data-card-link
            data-complete={isComplete}
            onClick={open}
            onFocus={() => control.focused(spot)}
            onBlur={() => control.blurred()}
          >
            <span className={styles.name}>
              {isComplete && <span className="visually-hidden">{messages.complete} </span>}
              {card.title}
              {isSelected && <span className="visually-hidden"> ({messages.isSelected})</span>}
            </span>
          </a>
          {(isComplete || !readOnly) && (
            <button
              type="button"
              className={styles.complete}
              tabIndex={isSpot ? 0 : -1}
              disabled={readOnly}
              aria-label={messages.completeCard(card.title)}
              aria-pressed={isComplete}
              onClick={() => toggleComplete(control, [id])}
            >
              <Check size={10} strokeWidth={3.5} aria-hidden />
            </button>
          )}
        </div>
      )}
      <CardMeta card={card} faces={faces} />
      <button
        type="button"
        className={styles.more}
        tabIndex={-1}
        aria-label={messages.cardActions(card.title)}
        onClick={() => control.openDialog('actions', [id])}
      >
        <MoreHorizontal size={16} aria-hidden />
      </button>
    </li>
  );
});

/** Gives the card's link the focus when it is requested, and reports when the link leaves the page with it. */
function useFocusOf(spot: Spot): RefObject<HTMLAnchorElement | null> {
  const control = useControl();
  const link = useRef<HTMLAnchorElement>(null);
  const turn = useValue(control.focusRequest, (request) =>
    request?.cardId === spot.cardId && request.row === spot.row ? request.turn : 0,
  );
  useEffect(() => {
    const element = link.current;
    const request = turn === 0 || !element ? null : control.takeFocus(turn);
    if (!request || !element) return;
    element.focus({ preventScroll: true });
    if (request.scrolls) element.closest('li')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [control, turn]);
  useLayoutEffect(() => {
    const current = link;
    return () => {
      // Read when the card leaves: the link is another one after its title was edited.
      if (current.current?.parentElement?.contains(document.activeElement)) {
        queueMicrotask(() => control.lost(spot));
      }
    };
  }, [control, spot]);
  return link;
}

import type { ReactElement } from 'react';
import type { ShownCard } from '../../board-model/entities.js';
import { useCardPanelMessages } from '../../texts/card-panel-messages.js';
import { announce } from '../../ui/announcer/announce.js';
import type { ChecklistItem } from '../../card-history/card-details.js';
import { useCardWrite, useChecklist } from '../../card-history/card-queries.js';
import { AddItem } from './add-item.js';
import { ChecklistRow } from './checklist-row.js';
import styles from './checklist.module.css';
import { PanelSection } from './panel-section.js';
import section from './section.module.css';
import { useChecklistDrag } from './use-checklist-drag.js';

/** The items of the card. They are moved by their handles, and the focused one by Alt and the arrow keys. */
export function Checklist({ card, canWrite }: { card: ShownCard; canWrite: boolean }): ReactElement | null {
  const messages = useCardPanelMessages();
  const { data: items = [] } = useChecklist(card.id);
  const { write } = useCardWrite(card.id);
  const path = `/cards/${card.id}/checklist`;
  const done = items.filter((item) => item.done).length;

  const change = (item: ChecklistItem, body: { text?: string; done?: boolean }): void =>
    void write({
      method: 'PATCH',
      path: `${path}/${item.id}`,
      body,
      show: (details) =>
        details.checklist((all) => all.map((one) => (one.id === item.id ? { ...one, ...body } : one))),
    });
  const remove = (item: ChecklistItem): void =>
    void write({
      method: 'DELETE',
      path: `${path}/${item.id}`,
      show: (details) => details.checklist((all) => all.filter(({ id }) => id !== item.id)),
    });
  const move = (item: ChecklistItem, to: number): void => {
    const others = items.filter(({ id }) => id !== item.id);
    const before = others[to];
    void write({
      method: 'PATCH',
      path: `${path}/${item.id}`,
      body: before ? { before: before.id } : { position: 'last' },
      show: (details) => details.checklist(() => others.toSpliced(to, 0, item)),
    });
    announce(messages.itemMoved(item.text, to + 1, items.length));
  };

  const list = useChecklistDrag(items, move);

  if (items.length === 0 && !canWrite) return null;
  const aside = items.length > 0 && (
    <span className={section.aside}>{messages.checklistDone(done, items.length)}</span>
  );
  return (
    <PanelSection title={messages.checklist} aside={aside}>
      {items.length > 0 && (
        <>
          <div className={styles.bar} aria-hidden>
            <span style={{ inlineSize: `${(done / items.length) * 100}%` }} />
          </div>
          <ul ref={list} className={styles.items}>
            {items.map((item, index) => (
              <ChecklistRow
                key={item.id}
                item={item}
                index={index}
                count={items.length}
                canWrite={canWrite}
                onChange={(body) => change(item, body)}
                onRemove={() => remove(item)}
                onMove={(to) => {
                  if (to >= 0 && to < items.length) move(item, to);
                }}
              />
            ))}
          </ul>
        </>
      )}
      {canWrite && (
        <AddItem
          cardId={card.id}
          onAdd={(text) =>
            void write({ method: 'POST', path, body: { text }, show: shownLast(card.id, text) })
          }
        />
      )}
    </PanelSection>
  );
}

/** Items that have no id of the API yet. */
let lastTemporaryId = 0;

/** Shows a new item before the API has given it an id. */
const shownLast =
  (cardId: number, text: string) =>
  (
    details: Parameters<NonNullable<Parameters<ReturnType<typeof useCardWrite>['write']>[0]['show']>>[0],
  ): void => {
    lastTemporaryId -= 1;
    const item = { id: lastTemporaryId, cardId, text, mentions: [], done: false, position: '', version: 0 };
    details.checklist((all) => [...all, item]);
  };

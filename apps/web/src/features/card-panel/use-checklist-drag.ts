import { useEffect, useRef, type RefObject } from 'react';
import { DragController } from '../../drag/drag-controller.js';
import { useCardPanelMessages } from '../../texts/card-panel-messages.js';
import { useMessages } from '../../texts/messages.js';
import { announce } from '../../ui/announcer/announce.js';
import type { ChecklistItem } from '../../card-history/card-details.js';
import { ChecklistSurface } from './checklist-surface.js';
import styles from './checklist.module.css';

/**
 * The items of a checklist can be dragged by their handles.
 * @param onMove gets the index among the other items
 * @returns the ref of the list
 */
export function useChecklistDrag(
  items: readonly ChecklistItem[],
  onMove: (item: ChecklistItem, to: number) => void,
): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  const { board } = useMessages();
  const cardPanel = useCardPanelMessages();
  const latest = useRef({ items, onMove });
  useEffect(() => {
    latest.current = { items, onMove };
  });
  const isEmpty = items.length === 0;
  useEffect(() => {
    const element = list.current;
    if (!element || isEmpty) return undefined;
    const itemOf = (id: number): ChecklistItem | undefined =>
      latest.current.items.find((item) => item.id === id);
    const surface = new ChecklistSurface(element, styles['gap'] ?? '', {
      lifted: (id) => announce(board.lifted(itemOf(id)?.text ?? '')),
      held: (id, to) =>
        announce(cardPanel.itemMoved(itemOf(id)?.text ?? '', to + 1, latest.current.items.length)),
      dropped: (id, to) => {
        const item = itemOf(id);
        if (item && to !== null) latest.current.onMove(item, to);
        else announce(board.dragCanceled);
      },
    });
    return new DragController(element, surface, styles['held'] ?? '').attach();
  }, [board, cardPanel, isEmpty]);
  return list;
}

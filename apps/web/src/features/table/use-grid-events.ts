import { useRef, type ClipboardEvent, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
import { flushSync } from 'react-dom';
import { isPicked } from './cell-kinds.js';
import { isTyping, stepOf } from './grid-keys.js';
import { readClipboard } from './pasted-block.js';
import { clearSelected, copySelected, pasteBlock, toggleActive } from './table-changes.js';
import { withWidth } from './table-columns.js';
import type { TableControl } from './table-control.js';
import { useTable, type Table } from './use-table.js';

export interface GridEvents {
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerMove: (event: PointerEvent) => void;
  readonly onClick: (event: MouseEvent) => void;
  readonly onDoubleClick: (event: MouseEvent) => void;
  readonly onFocus: (event: { readonly target: EventTarget }) => void;
  readonly onBlur: (event: { currentTarget: Element; relatedTarget: EventTarget | null }) => void;
  readonly onCopy: (event: ClipboardEvent) => void;
  readonly onCut: (event: ClipboardEvent) => void;
  readonly onPaste: (event: ClipboardEvent) => void;
}

/** What mouse, finger, keys and clipboard do in the grid, while no cell is edited. */
export function useGridEvents(pageRows: number): GridEvents {
  const table = useTable();
  const { control } = table;
  const isDragging = useRef(false);
  const wasActive = useRef(false);
  const toggle = (): void => toggleActive(control);
  return {
    onKeyDown: (event) => {
      if (event.defaultPrevented || isForItself(event.target)) return;
      if (pressed(table, event, pageRows)) event.preventDefault();
    },
    onPointerDown: (event) => {
      const place = placeOf(event.target);
      if (!place || event.button !== 0) return;
      const { at } = control.state.get();
      wasActive.current = at.row === place.row && at.column === place.column;
      if (event.pointerType !== 'mouse') return;
      isDragging.current = true;
      control.selectAt(place.row, place.column, event.shiftKey, false);
    },
    onPointerMove: (event) => {
      if (event.buttons !== 1) isDragging.current = false;
      const place = isDragging.current ? placeOf(event.target) : null;
      const { at } = control.state.get();
      if (place && (place.row !== at.row || place.column !== at.column))
        control.selectAt(place.row, place.column, true, false);
    },
    onClick: (event) => {
      const place = placeOf(event.target);
      if (!place) return;
      const isTouch = (event.nativeEvent as globalThis.PointerEvent).pointerType === 'touch';
      if (isTouch) control.selectAt(place.row, place.column, false, false);
      const isSwitch = event.target instanceof Element && event.target.closest('[data-switch]') !== null;
      const isCard = control.rows.at(place.row)?.kind === 'card';
      if (event.shiftKey) return;
      if (!isCard || (isTouch && wasActive.current) || (isSwitch && !isTouch)) control.edit('whole', toggle);
    },
    onDoubleClick: (event) => {
      const place = placeOf(event.target);
      const isSwitch = event.target instanceof Element && event.target.closest('[data-switch]') !== null;
      if (place && control.rows.at(place.row)?.kind === 'card' && !isSwitch) control.edit('whole', toggle);
    },
    onFocus: ({ target }) => {
      control.hadFocus = true;
      const place = placeOf(target);
      const { at } = control.state.get();
      // Screen readers move the focus themselves.
      if (place && (place.row !== at.row || (place.column !== at.column && isCardAt(control, place.row))))
        control.selectAt(place.row, place.column, false, false);
      followOnBoard(control);
    },
    onBlur: ({ currentTarget, relatedTarget }) => {
      if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return;
      // A cell that leaves the page blurs to nothing; the focus goes to its neighbour.
      control.hadFocus = relatedTarget === null && !document.hasFocus();
      control.board.blurred();
    },
    onCopy: (event) => {
      if (isForItself(event.target) || !copySelected(control, event.clipboardData)) return;
      event.preventDefault();
    },
    onCut: (event) => {
      if (isForItself(event.target) || !copySelected(control, event.clipboardData)) return;
      event.preventDefault();
      clearSelected(control);
    },
    onPaste: (event) => {
      if (isForItself(event.target)) return;
      const { clipboardData: data } = event;
      const block = readClipboard(data.getData('text/html'), data.getData('text/plain'));
      event.preventDefault();
      pasteBlock(control, block);
    },
  };
}

/** @returns whether the key was used */
function pressed({ control, choice, choose }: Table, event: KeyboardEvent, pageRows: number): boolean {
  const { at } = control.state.get();
  const { key } = event;
  const isFar = event.ctrlKey || event.metaKey;
  const isHead = at.row < 0;
  if (isHead && event.shiftKey && (key === 'ArrowLeft' || key === 'ArrowRight')) {
    const column = control.activeColumn();
    if (column)
      choose(withWidth(choice, column.id, column.width + (key === 'ArrowLeft' ? -WIDTH_STEP : WIDTH_STEP)));
    return true;
  }
  if (isHead && ((event.altKey && key === 'ArrowDown') || key === 'ContextMenu'))
    return openMenu(event.target);
  const step = stepOf(event, pageRows);
  if (step) {
    control.move(isHead ? { ...step, isExtending: false } : step);
    return true;
  }
  if (isFar && key.toLowerCase() === 'a') {
    control.selectAll();
    // It is also the key of a command for cards.
    event.stopPropagation();
    return true;
  }
  if (isHead) return false;
  const row = control.activeRow();
  const toggle = (): void => toggleActive(control);
  switch (key) {
    case 'Enter':
    case 'F2':
      if (isFar && row?.kind === 'card') control.board.ports.openCard(row.cardId);
      else flushSync(() => control.edit('whole', toggle));
      return true;
    case ' ':
      if (event.shiftKey && row?.kind === 'card') toggleMarked(control, row.cardId);
      else flushSync(() => control.edit('whole', toggle));
      return true;
    case 'Delete':
    case 'Backspace':
      clearSelected(control);
      return true;
    case 'Escape':
      return collapse(control);
  }
  if (!isTyping(event) || row?.kind === 'group' || !control.board.canWrite) return false;
  const column = control.activeColumn();
  // The text field has the focus before the key types, so that the first sign and input methods reach it.
  flushSync(() => control.edit('typed', () => undefined, key === 'Process' ? '' : key));
  // It types, so it is the key of no command.
  event.stopPropagation();
  return column !== null && (isPicked(column) || column.kind === 'checklist');
}

export const WIDTH_STEP = 16;

function openMenu(target: EventTarget): boolean {
  const cell = target instanceof Element ? target.closest('[role=columnheader]') : null;
  cell?.querySelector<HTMLElement>('[aria-haspopup=menu]')?.click();
  return true;
}

/** A selected block becomes its active cell; then marked cards are unmarked. */
function collapse(control: TableControl): boolean {
  const { active, block } = control.state.get();
  const isMany = block !== null && (block.top !== block.bottom || block.left !== block.right);
  if (isMany && active) control.select(active);
  else if (control.board.view.get().selected.size === 0) return false;
  else control.board.change({ selected: new Set() });
  return true;
}

function toggleMarked({ board }: TableControl, cardId: number): void {
  const selected = new Set(board.view.get().selected);
  if (!selected.delete(cardId)) selected.add(cardId);
  board.change({ selected });
}

/** Commands of cards, such as those of the palette, are for the card of the active cell. */
function followOnBoard(control: TableControl): void {
  const row = control.activeRow();
  if (row?.kind !== 'card') return;
  const card = control.board.store.card(row.cardId);
  if (card) control.board.focused({ listId: card.listId, cardId: card.id });
}

/** Text fields and buttons inside of the grid keep their own keys. */
function isForItself(target: EventTarget): boolean {
  if (!(target instanceof Element)) return true;
  if (target.closest('input, textarea, select, [role=dialog], [role=menu]')) return true;
  return target.closest('[role=grid]') === null;
}

const isCardAt = ({ rows }: TableControl, row: number): boolean => rows.at(row)?.kind === 'card';

function placeOf(target: EventTarget): { row: number; column: number } | null {
  if (!(target instanceof Element) || target.closest('input, textarea, button, a, [role=dialog]'))
    return null;
  const cell = target.closest<HTMLElement>('[data-cell]');
  const row = cell?.closest<HTMLElement>('[data-index]')?.dataset['index'];
  return cell && row !== undefined ? { row: Number(row), column: Number(cell.dataset['cell']) } : null;
}

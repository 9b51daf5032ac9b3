import { isFiltered } from '../filters/board-filter.js';
import {
  addCard,
  archiveCards,
  copyCards,
  moveStep,
  selectAllOfList,
  selectToHere,
  toggleComplete,
  toggleLabelAt,
  toggleOnAll,
  toggleSelected,
} from './card-actions.js';
import type { ViewName } from '../board-views/view-names.js';
import type { BoardCommandEntry, Command } from './command.js';
import { foldFocused } from './folded-lists.js';

/**
 * Everything that has a name and a key. The palette, the menus, the help and the key dispatch read this table; titles are
 * in the texts, under the same ids.
 */
export const COMMANDS = [
  { id: 'palette', keys: ['Mod+k'], where: 'screen', run: ({ openPalette }) => openPalette() },
  { id: 'keys', keys: ['?'], where: 'screen', run: ({ openKeys }) => openKeys() },
  { id: 'boards', keys: ['g b'], where: 'screen', run: ({ goToBoards }) => goToBoards() },
  { id: 'inbox', keys: ['g i'], where: 'screen', run: ({ goToInbox }) => goToInbox() },
  { id: 'myWork', keys: ['g m'], where: 'screen', run: ({ goToMyWork }) => goToMyWork() },
  { id: 'searchAll', keys: ['g f'], where: 'screen', run: ({ goToSearch }) => goToSearch() },
  { id: 'settings', keys: ['g s'], where: 'screen', run: ({ goToSettings }) => goToSettings() },
  { id: 'sidebar', keys: ['['], where: 'screen', run: ({ toggleSidebar }) => toggleSidebar() },
  viewCommand('viewBoard', 'v b', 'board'),
  viewCommand('viewTable', 'v t', 'table'),
  viewCommand('viewCalendar', 'v c', 'calendar'),
  viewCommand('viewGantt', 'v g', 'gantt'),
  viewCommand('viewGrid', 'v r', 'grid'),

  {
    id: 'boardSettings',
    keys: ['v s'],
    where: 'board',
    writes: false,
    run: ({ board }) => board.ports.openPage('settings'),
  },
  {
    id: 'boardActivity',
    keys: ['v a'],
    where: 'board',
    writes: false,
    run: ({ board }) => board.ports.openPage('activity'),
  },

  { id: 'undo', keys: ['Mod+z'], where: 'board', writes: true, run: ({ board }) => void board.undo('undo') },
  {
    id: 'redo',
    keys: ['Mod+Shift+z'],
    where: 'board',
    writes: true,
    run: ({ board }) => void board.undo('redo'),
  },
  {
    id: 'up',
    keys: ['ArrowUp', 'k'],
    where: 'board',
    writes: false,
    isKeyOnly: true,
    run: ({ board }) => board.walk('up'),
  },
  {
    id: 'down',
    keys: ['ArrowDown', 'j'],
    where: 'board',
    writes: false,
    isKeyOnly: true,
    run: ({ board }) => board.walk('down'),
  },
  {
    id: 'left',
    keys: ['ArrowLeft'],
    where: 'board',
    writes: false,
    isKeyOnly: true,
    run: ({ board }) => board.walk('left'),
  },
  {
    id: 'right',
    keys: ['ArrowRight'],
    where: 'board',
    writes: false,
    isKeyOnly: true,
    run: ({ board }) => board.walk('right'),
  },
  {
    id: 'first',
    keys: ['Home'],
    where: 'board',
    writes: false,
    isKeyOnly: true,
    run: ({ board }) => board.walk('first'),
  },
  {
    id: 'last',
    keys: ['End'],
    where: 'board',
    writes: false,
    isKeyOnly: true,
    run: ({ board }) => board.walk('last'),
  },
  { id: 'search', keys: ['/'], where: 'board', writes: false, run: ({ board }) => board.focusFilter() },
  {
    id: 'mine',
    keys: ['q'],
    where: 'board',
    writes: false,
    run: ({ board }) => {
      const { assignee, ...others } = board.filter;
      board.ports.setFilter(assignee === 'me' ? others : { ...others, assignee: 'me' });
    },
  },
  {
    id: 'noFilter',
    keys: ['0'],
    where: 'board',
    writes: false,
    run: ({ board }) => {
      if (isFiltered(board.filter)) board.ports.setFilter({});
    },
  },
  {
    id: 'newCard',
    keys: ['n', 'c'],
    where: 'board',
    writes: true,
    run: ({ board }) => addCard(board, 'last'),
  },
  {
    id: 'newCardTop',
    keys: ['Shift+n'],
    where: 'board',
    writes: true,
    run: ({ board }) => addCard(board, 'first'),
  },
  { id: 'foldList', keys: ['h'], where: 'board', writes: false, run: ({ board }) => foldFocused(board) },
  {
    id: 'newList',
    keys: [],
    where: 'board',
    writes: true,
    run: ({ board }) => board.change({ isAddingList: true }),
  },
  {
    id: 'selectAll',
    keys: ['Mod+a'],
    where: 'board',
    writes: true,
    run: ({ board }) => void selectAllOfList(board),
  },
  {
    id: 'clearSelection',
    keys: ['Escape'],
    where: 'board',
    writes: false,
    isKeyOnly: true,
    run: ({ board }) => board.change({ selected: new Set() }),
  },

  {
    id: 'open',
    keys: ['Enter'],
    where: 'card',
    writes: false,
    run: ({ board }) => {
      const [cardId] = board.targets();
      if (cardId !== undefined) board.ports.openCard(cardId);
    },
  },
  {
    id: 'openPage',
    keys: ['o'],
    where: 'card',
    writes: false,
    run: ({ board }) => {
      const [cardId] = board.targets();
      if (cardId !== undefined) board.ports.openCard(cardId, 'page');
    },
  },
  {
    id: 'actions',
    keys: ['.'],
    where: 'card',
    writes: false,
    isKeyOnly: true,
    run: ({ board }) => board.openDialog('actions'),
  },
  { id: 'move', keys: ['m'], where: 'card', writes: true, run: ({ board }) => board.openDialog('move') },
  { id: 'copy', keys: [], where: 'card', writes: true, run: ({ board }) => void copyCards(board) },
  {
    id: 'copyTo',
    keys: [],
    where: 'card',
    writes: true,
    run: ({ board }) => board.openDialog('copy'),
  },
  {
    id: 'editTitle',
    keys: ['e'],
    where: 'card',
    writes: true,
    run: ({ board }) => board.change({ editing: board.targets()[0] ?? null }),
  },
  {
    id: 'assign',
    keys: ['a'],
    where: 'card',
    writes: true,
    run: ({ board }) => board.openDialog('assignees'),
  },
  {
    id: 'assignMe',
    keys: ['i'],
    where: 'card',
    writes: true,
    run: ({ board }) => toggleOnAll(board, 'cards.assignees', board.ports.me),
  },
  { id: 'labels', keys: ['l'], where: 'card', writes: true, run: ({ board }) => board.openDialog('labels') },
  { id: 'due', keys: ['d'], where: 'card', writes: true, run: ({ board }) => board.openDialog('due') },
  { id: 'span', keys: ['s'], where: 'card', writes: true, run: ({ board }) => board.openDialog('span') },
  { id: 'field', keys: ['f'], where: 'card', writes: true, run: ({ board }) => board.openDialog('field') },
  { id: 'complete', keys: ['t'], where: 'card', writes: true, run: ({ board }) => toggleComplete(board) },
  {
    id: 'archive',
    keys: ['Backspace'],
    where: 'card',
    writes: true,
    run: ({ board }) => void archiveCards(board),
  },
  { id: 'select', keys: ['x'], where: 'card', writes: true, run: ({ board }) => toggleSelected(board) },
  {
    id: 'selectToHere',
    keys: ['Shift+x'],
    where: 'card',
    writes: true,
    run: ({ board }) => selectToHere(board),
  },
  {
    id: 'toggleLabel',
    keys: ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
    where: 'card',
    writes: true,
    isKeyOnly: true,
    run: ({ board }, key) => toggleLabelAt(board, Number(key) - 1),
  },
  {
    id: 'moveUp',
    keys: ['Shift+ArrowUp'],
    where: 'card',
    writes: true,
    run: ({ board }) => moveStep(board, 'up'),
  },
  {
    id: 'moveDown',
    keys: ['Shift+ArrowDown'],
    where: 'card',
    writes: true,
    run: ({ board }) => moveStep(board, 'down'),
  },
  {
    id: 'moveLeft',
    keys: ['Shift+ArrowLeft'],
    where: 'card',
    writes: true,
    run: ({ board }) => moveStep(board, 'left'),
  },
  {
    id: 'moveRight',
    keys: ['Shift+ArrowRight'],
    where: 'card',
    writes: true,
    run: ({ board }) => moveStep(board, 'right'),
  },
] as const satisfies readonly Command[];

/** The board keeps its filter, selection and undo in every view. */
function viewCommand<const Id extends string, const Keys extends string>(
  id: Id,
  keys: Keys,
  view: ViewName,
): BoardCommandEntry & { readonly id: Id; readonly keys: readonly [Keys]; readonly where: 'board' } {
  const run: BoardCommandEntry['run'] = ({ board }) => board.ports.showView(view);
  return { id, keys: [keys], where: 'board', writes: false, run };
}

export type CommandId = (typeof COMMANDS)[number]['id'];

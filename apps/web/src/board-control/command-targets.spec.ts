import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { TestSession } from '../board-model/testing/test-session.js';
import { en } from '../texts/en.js';
import { ALL_COMMANDS } from './all-commands.js';
import { BoardControl, type BoardPorts } from './board-control.js';
import type { CardDialog } from './board-view.js';
import type { Situation } from './command.js';
import { currentBoard } from './current-board.js';
import { KeyDispatch } from './key-dispatch.js';
import { paletteCommands } from './palette-commands.js';
import { screenControl } from './screen-control.js';

const A = { listId: 11, cardId: 101 };
const B = { listId: 11, cardId: 102 };

let world: TestSession;
let board: BoardControl;
let situation: () => Situation;
let opened: number[];

beforeEach(async () => {
  world = await TestSession.open();
  opened = [];
  const ports = { me: 1, messages: en, openCard: (id: number) => opened.push(id) } as Partial<BoardPorts>;
  board = new BoardControl(world.session, ports as BoardPorts);
  currentBoard.set(board);
  situation = () =>
    ({
      board,
      openPalette: () => screenControl.open('palette'),
      openKeys: () => screenControl.open('keys'),
    }) as Situation;
});

afterEach(() => {
  screenControl.close();
  currentBoard.set(null);
});

const isComplete = (id: number): boolean => world.session.store.card(id)?.completedAt !== null;

/** What the palette of the shown dialog offers; as the component, it reads the commands while its field has the focus. */
function offered(): ReturnType<typeof paletteCommands> {
  const shown = screenControl.dialog.get();
  const { dialog } = board.view.get();
  if (shown?.kind === 'palette') return paletteCommands(situation, shown.targets, false);
  return dialog?.kind === 'actions' ? paletteCommands(situation, dialog.cardIds, true) : [];
}

const choose = (id: string): void =>
  offered()
    .find(({ command }) => command.id === id)
    ?.run();

describe('keys after a dialog that ended without a command', () => {
  const CARD_DIALOGS: CardDialog[] = [
    'move',
    'copy',
    'assignees',
    'labels',
    'due',
    'span',
    'field',
    'actions',
  ];
  const DIALOGS: [string, () => void][] = [
    ['the palette', () => screenControl.open('palette')],
    ['the help of the keys', () => screenControl.open('keys')],
    ...CARD_DIALOGS.map((kind): [string, () => void] => [kind, () => board.openDialog(kind)]),
  ];

  it.each(DIALOGS)('act on the card with the focus: %s', async (_name, open) => {
    board.focused(A);
    open();
    board.blurred();
    offered();
    screenControl.close();
    board.change({ dialog: null });
    board.focused(A);
    board.focused(B);
    expect(board.targets()).toEqual([102]);

    new KeyDispatch(ALL_COMMANDS).press('t', situation());
    await world.drain();
    expect([isComplete(101), isComplete(102)]).toEqual([false, true]);
  });

  it.each(DIALOGS)('act on no card once none has the focus: %s', (_name, open) => {
    board.focused(A);
    open();
    offered();
    screenControl.close();
    board.change({ dialog: null });
    board.blurred();
    expect(board.targets()).toEqual([]);
  });

  it('act on the cards that are selected after it', () => {
    board.focused(A);
    screenControl.open('palette');
    offered();
    screenControl.close();
    board.change({ selected: new Set([103, 104]) });
    expect(board.targets()).toEqual([103, 104]);
  });
});

describe('a command of the palette', () => {
  it('is for the card that had the focus when the palette opened, wherever the focus is then', async () => {
    board.focused(A);
    screenControl.open('palette');
    board.blurred();
    const run = offered().find(({ command }) => command.id === 'complete')?.run;
    screenControl.close();
    board.focused(B);
    run?.();
    await world.drain();
    expect([isComplete(101), isComplete(102)]).toEqual([true, false]);
    expect(board.targets()).toEqual([102]);
  });

  it('is for the card of the menu that opened it, not for the one under the mouse', () => {
    board.openDialog('actions', [104]);
    board.hover(102);
    choose('open');
    expect(opened).toEqual([104]);
    expect(board.targets()).toEqual([102]);
  });

  it('opens its own dialog for the same cards', () => {
    board.change({ selected: new Set([101, 103]) });
    screenControl.open('palette');
    board.change({ selected: new Set() });
    choose('labels');
    expect(board.view.get().dialog).toEqual({ kind: 'labels', cardIds: [101, 103] });
  });

  it('finds a card that got its id while the palette was open', async () => {
    void board.run({ kind: 'card.create', listId: 13, title: 'New', place: { at: 'last' } });
    const [temporaryId = 0] = board.store.cardIds(13);
    board.focused({ listId: 13, cardId: temporaryId });
    screenControl.open('palette');
    await world.drain();
    const [id = 0] = board.store.cardIds(13);
    expect(id).not.toBe(temporaryId);
    choose('open');
    expect(opened).toEqual([id]);
  });

  it('is not offered for cards where none is the target', () => {
    board.blurred();
    screenControl.open('palette');
    expect(offered().filter(({ command }) => command.where === 'card')).toEqual([]);
  });
});

describe('cards that a call is given', () => {
  it('are the targets of that call only, also when it fails', () => {
    board.focused(B);
    const failing = (): never => {
      expect(board.targets()).toEqual([105]);
      throw new RangeError('stopped');
    };
    expect(() => board.runOn([105], failing)).toThrow(RangeError);
    expect(board.targets()).toEqual([102]);
  });

  it('keep the focused one of them as the lead', () => {
    board.focused(B);
    expect(board.runOn([101, 102], () => board.target())).toBe(102);
    expect(board.runOn([101, 103], () => board.target())).toBe(101);
  });
});

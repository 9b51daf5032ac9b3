import type { ShownList } from '../../../board-model/entities.js';
import type { BoardControl } from '../../../board-control/board-control.js';
import { keyHint } from '../../../board-control/key-signs.js';
import type { MenuAction } from '../../../ui/menu/menu.js';
import { toggleFolded } from '../../../board-control/folded-lists.js';

/** The menu of a list; what dragging does is here as well. */
export function listActions(
  control: BoardControl,
  list: ShownList,
  open: (editor: 'name' | 'limit') => void,
): MenuAction[][] {
  const { board: texts } = control.ports.messages;
  const { id: listId, name } = list;
  const ids = control.store.listIds();
  const left = ids[ids.indexOf(listId) - 1];
  const right = ids[ids.indexOf(listId) + 1];
  const moves: MenuAction[] = [];
  if (left !== undefined) {
    const run = (): void => void control.run({ kind: 'list.move', listId, place: { before: left } });
    moves.push({ title: texts.moveListLeft, run });
  }
  if (right !== undefined) {
    const run = (): void => void control.run({ kind: 'list.move', listId, place: { after: right } });
    moves.push({ title: texts.moveListRight, run });
  }
  return [
    [
      {
        title: texts.addCard,
        hint: keyHint('newCardTop'),
        // On a board with rows, in the one without a value.
        run: () => control.change({ adding: { listId, at: 'first', row: control.openRowIds()?.at(-1) } }),
      },
      { title: texts.renameList, run: () => open('name') },
      { title: texts.limitList, run: () => open('limit') },
      { title: texts.foldList(name), hint: keyHint('foldList'), run: () => toggleFolded(control, listId) },
    ],
    moves,
    [{ title: texts.archiveList, isDanger: true, run: () => void archiveList(control, listId, name) }],
  ];
}

async function archiveList(control: BoardControl, listId: number, name: string): Promise<void> {
  const archiving = control.run({ kind: 'list.archive', listId, archived: true });
  const undo = control.commands.undoLast(() => ({ kind: 'list.archive', listId, archived: false }));
  if ((await archiving).ok) control.commands.done(control.ports.messages.board.archivedList(name), undo);
}

import { useEffect } from 'react';
import type { BoardControl } from '../../commands/board-control.js';
import { useSession } from '../../session/session.js';

/** Lists that are folded here are folded on every device of the person. */
export function useStoredFolded(control: BoardControl): void {
  const { preferences } = useSession();
  useEffect(() => {
    const boardId = String(control.store.base.boardId);
    const stored = (): readonly number[] => preferences.get('folded')[boardId] ?? [];
    const restore = (): void => {
      const { folded } = control.view.get();
      const lists = stored();
      const isSame = lists.length === folded.size && lists.every((id) => folded.has(id));
      if (!isSame) control.change({ folded: new Set(lists) });
    };
    restore();
    let before = control.view.get().folded;
    const save = (): void => {
      const { folded } = control.view.get();
      if (folded === before) return;
      before = folded;
      const others = Object.fromEntries(
        Object.entries(preferences.get('folded')).filter(([id]) => id !== boardId),
      );
      // Lists without an id of the service are not stored.
      const lists = [...folded].filter((id) => id > 0);
      preferences.set('folded', lists.length === 0 ? others : { ...others, [boardId]: lists });
    };
    const leave = [control.view.subscribe(save), preferences.subscribe(restore)];
    return () => leave.forEach((each) => each());
  }, [control, preferences]);
}

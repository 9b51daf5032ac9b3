import { useEffect } from 'react';
import type { BoardControl } from '../../../board-control/board-control.js';
import { useSession } from '../../../session/session.js';
import { useDisplay } from '../../../board-control/hooks/use-control.js';

/** Lists that are folded here are folded on every device of the person. */
export function useStoredFolded(control: BoardControl): void {
  useStoredIds(control, 'folded', String(control.store.base.boardId));
}

/** So are rows; each grouping has its own. */
export function useStoredFoldedRows(control: BoardControl): void {
  const { group = '' } = useDisplay();
  useStoredIds(control, 'foldedRows', `${control.store.base.boardId}:${group}`);
}

/** Keeps a set of the view and an entry of the preferences equal; the preferences win at first. */
function useStoredIds(control: BoardControl, part: 'folded' | 'foldedRows', entry: string): void {
  const { preferences } = useSession();
  useEffect(() => {
    const restore = (): void => {
      const { [part]: shown } = control.view.get();
      const stored = preferences.get(part)[entry] ?? [];
      const isSame = stored.length === shown.size && stored.every((id) => shown.has(id));
      if (!isSame) control.change({ [part]: new Set(stored) });
    };
    restore();
    let before = control.view.get()[part];
    const save = (): void => {
      const { [part]: shown } = control.view.get();
      if (shown === before) return;
      before = shown;
      const others = Object.fromEntries(
        Object.entries(preferences.get(part)).filter(([each]) => each !== entry),
      );
      // What has no id of the service yet is not stored.
      const ids = [...shown].filter((id) => id >= 0);
      preferences.set(part, ids.length === 0 ? others : { ...others, [entry]: ids });
    };
    const leave = [control.view.subscribe(save), preferences.subscribe(restore)];
    return () => leave.forEach((each) => each());
  }, [control, preferences, part, entry]);
}

import { useQueryClient } from '@tanstack/react-query';
import { useBoardSession } from '../board-control/hooks/use-board.js';
import type { CardPlace } from '../board-model/board-command.js';
import { useSession } from '../session/session.js';
import { useCardPanelMessages } from '../texts/card-panel-messages.js';
import { showToast } from '../ui/toast/toasts.js';
import type { Activity } from './card-details.js';
import { useCardWrite, type ReadDetails } from './card-queries.js';
import { undoOf, type CardState } from './undo-change.js';
import { changedSince } from './undo-series.js';
import { useCardRun } from './use-card-run.js';

export interface UndoActions {
  /** Whether the change has an inverse, as far as its kind tells. */
  readonly canUndo: (entry: Activity) => boolean;
  readonly undo: (entry: Activity) => Promise<void>;
  /** Undoes changes one by one, the newest first; those that were changed since stay. */
  readonly undoAll: (entries: readonly Activity[]) => Promise<void>;
}

/** Undo of changes from the activity of a card. */
export function useUndo(cardId: number, entries: readonly Activity[], read: ReadDetails): UndoActions {
  const messages = useCardPanelMessages();
  const { me } = useSession();
  const { store } = useBoardSession();
  const queries = useQueryClient();
  const run = useCardRun();
  const { write } = useCardWrite(cardId);

  const state = (): CardState | null => {
    const card = store.card(cardId);
    const placeOf = (listId: number, rank: string): CardPlace => {
      const next = store
        .cardIds(listId)
        .find((id) => id !== cardId && (store.card(id)?.position ?? '') >= rank);
      return next === undefined ? { at: 'last' } : { before: next };
    };
    return card ? { card, ...read(queries), memberId: me.member.id, placeOf } : null;
  };
  const attempt = async (entry: Activity): Promise<'done' | 'outdated' | 'failed'> => {
    const now = state();
    const undo = now ? undoOf(entry, now) : null;
    if (undo?.kind === 'command') return (await run(undo.command)).ok ? 'done' : 'failed';
    if (undo?.kind === 'write') return (await write(undo.write)) ? 'done' : 'failed';
    return 'outdated';
  };
  return {
    canUndo: (entry) => {
      const now = state();
      return now !== null && undoOf(entry, now).kind !== 'none';
    },
    undo: async (entry) => {
      const result = await attempt(entry);
      if (result === 'done') showToast({ kind: 'done', text: messages.undone });
      if (result !== 'outdated') return;
      const later = changedSince(entries, entry);
      const text = later ? messages.undoneByOther(later.actor.name) : messages.undoneAlready;
      showToast({ kind: 'failure', text });
    },
    undoAll: async (series) => {
      let [undone, left] = [0, 0];
      for (const entry of series) {
        const now = state();
        if (!now || undoOf(entry, now).kind === 'none') continue;
        if ((await attempt(entry)) === 'done') undone += 1;
        else left += 1;
      }
      showToast({ kind: left === 0 ? 'done' : 'failure', text: messages.seriesUndone(undone, left) });
    },
  };
}

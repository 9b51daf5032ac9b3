import type { components } from '@kiban/client';
import type { Board, Label } from '../board-model/entities.js';
import { useBoardSession } from '../board-control/hooks/use-board.js';
import { useSession } from '../session/session.js';
import { saveOver, type Saved } from './save-over.js';

type BoardChange = components['schemas']['UpdateBoard'];

export interface BoardWrites {
  /** Changes properties of the board that were `base` when the person began. */
  readonly save: (base: Board, change: BoardChange) => Promise<Saved<Board>>;
  readonly change: (change: BoardChange) => Promise<void>;
  readonly setArchived: (isArchived: boolean) => Promise<void>;
  readonly remove: () => Promise<void>;
}

const headersOf = (version?: number): Record<string, string> => ({
  'idempotency-key': crypto.randomUUID(),
  ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
});

/** Writes of the open board, shown without waiting for the stream. */
export function useBoardWrites(): BoardWrites {
  const { api } = useSession();
  const { store } = useBoardSession();
  const path = `/boards/${store.base.boardId}` as const;
  const put = (board: Board): Board => {
    store.change((base) => base.putBoard(board));
    return board;
  };
  const patch = async (body: BoardChange, version?: number): Promise<Board> =>
    put((await api.call('PATCH', path, { body, headers: headersOf(version) })).body);
  return {
    save: (base, change) =>
      saveOver(base, change, {
        // The smallest read of one board.
        read: async () => put(await api.read(`${path}?cardsPerList=1&omit=description`)),
        write: (body, version) => patch(body, version),
      }),
    change: async (change) => {
      await patch(change);
    },
    setArchived: async (isArchived) => {
      const { body } = await api.call('POST', `${path}/${isArchived ? 'archive' : 'restore'}`, {
        headers: headersOf(),
      });
      put(body);
    },
    remove: async () => {
      await api.call('DELETE', path, { headers: headersOf() });
    },
  };
}

export type LabelPlace = { readonly before: number } | { readonly after: number };

export interface LabelWrites {
  readonly create: (name: string, color: string, key: string) => Promise<void>;
  readonly save: (base: Label, change: Partial<Pick<Label, 'name' | 'color'>>) => Promise<Saved<Label>>;
  /** Puts a label directly before or after another one. */
  readonly move: (label: Label, place: LabelPlace) => Promise<void>;
  readonly remove: (label: Label) => Promise<void>;
}

/** Writes of the labels of the open board. */
export function useLabelWrites(): LabelWrites {
  const { api } = useSession();
  const { store } = useBoardSession();
  const path = `/boards/${store.base.boardId}/labels` as const;
  const show = (labels: readonly Label[]): void => store.change((base) => base.readLabels(labels));
  const put = (label: Label): Label => {
    const known = store.base.labels.some(({ id }) => id === label.id);
    show(
      known
        ? store.base.labels.map((one) => (one.id === label.id ? label : one))
        : [...store.base.labels, label],
    );
    return label;
  };
  return {
    create: async (name, color, key) => {
      const headers = { 'idempotency-key': key };
      put((await api.call('POST', path, { body: { name, color }, headers })).body);
    },
    save: (base, change) =>
      saveOver(base, change, {
        read: async () => {
          const labels = await api.read(path);
          show(labels);
          // A label that is gone: the next write says so.
          return labels.find(({ id }) => id === base.id) ?? base;
        },
        write: async (body, version) =>
          put((await api.call('PATCH', `/labels/${base.id}`, { body, headers: headersOf(version) })).body),
      }),
    move: async ({ id }, place) => {
      await api.call('PATCH', `/labels/${id}`, { body: place, headers: headersOf() });
      // The first move gives every label its position.
      show(await api.read(path));
    },
    remove: async ({ id }) => {
      await api.call('DELETE', `/labels/${id}`, { headers: headersOf() });
      show(store.base.labels.filter((label) => label.id !== id));
    },
  };
}

export interface Marks {
  /** Ids of boards with a star. */
  readonly starred: readonly number[];
  /** Ids of opened boards, the last one first. */
  readonly opened: readonly number[];
}

const OPENED_MAX = 20;
const NONE: Marks = { starred: [], opened: [] };

/** Stars and recent boards of one person in one workspace, kept on this device. */
export class BoardMarks {
  static readonly #all = new Map<string, BoardMarks>();

  readonly #listeners = new Set<() => void>();
  #marks: Marks;

  private constructor(
    private readonly name: string,
    private readonly storage: Pick<Storage, 'getItem' | 'setItem'>,
  ) {
    this.#marks = read(storage, name);
  }

  static of(
    workspaceId: number,
    memberId: number,
    storage: Pick<Storage, 'getItem' | 'setItem'> = localStorage,
  ): BoardMarks {
    const name = `kiban.boards.${workspaceId}.${memberId}`;
    const marks = BoardMarks.#all.get(name) ?? new BoardMarks(name, storage);
    BoardMarks.#all.set(name, marks);
    return marks;
  }

  readonly current = (): Marks => this.#marks;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  toggleStar(boardId: number): void {
    const { starred, opened } = this.#marks;
    const without = starred.filter((id) => id !== boardId);
    this.#keep({ opened, starred: without.length < starred.length ? without : [...starred, boardId] });
  }

  opened(boardId: number): void {
    const { starred, opened } = this.#marks;
    if (opened[0] === boardId) return;
    const others = opened.filter((id) => id !== boardId);
    this.#keep({ starred, opened: [boardId, ...others].slice(0, OPENED_MAX) });
  }

  #keep(marks: Marks): void {
    this.#marks = marks;
    try {
      this.storage.setItem(this.name, JSON.stringify(marks));
    } catch {
      // The storage is full or refused: the marks last as long as the page.
    }
    for (const listener of this.#listeners) listener();
  }
}

function read(storage: Pick<Storage, 'getItem'>, name: string): Marks {
  try {
    const { starred, opened } = JSON.parse(storage.getItem(name) ?? '{}') as Partial<Marks>;
    const ids = (value: unknown): number[] =>
      Array.isArray(value) ? value.filter((id): id is number => Number.isSafeInteger(id)) : [];
    return { starred: ids(starred), opened: ids(opened) };
  } catch {
    return NONE;
  }
}

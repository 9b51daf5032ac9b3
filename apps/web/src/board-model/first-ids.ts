type RenameListener = (temporaryId: number, id: number) => void;

/** The temporary ids with which objects were created, and the API's ids that replaced them. */
export class FirstIds {
  private readonly ids = new Map<number, number>();
  private readonly temporaryIds = new Map<number, number>();
  private readonly listeners = new Set<RenameListener>();

  /** The API's id of an object. */
  idOf(id: number): number {
    return this.ids.get(id) ?? id;
  }

  /** The id that an object had first. */
  firstOf(id: number): number {
    return this.temporaryIds.get(id) ?? id;
  }

  set(temporaryId: number, id: number): void {
    this.ids.set(temporaryId, id);
    this.temporaryIds.set(id, temporaryId);
    for (const listener of [...this.listeners]) listener(temporaryId, id);
  }

  /** The listener is called before the views are, so that what it remembers has the new id in the same step. */
  subscribe(listener: RenameListener): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }
}

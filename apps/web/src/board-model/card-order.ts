import { generateNKeysBetween } from 'fractional-indexing';

/** What one observation says about an item under a parent; an absent property is unknown. */
export interface Placement {
  position?: string;
  present?: boolean;
  /** Of the item, when it was observed. */
  itemVersion?: number | undefined;
}

interface Entry {
  position: string | null;
  positionVersion: number;
  present: boolean;
  presentVersion: number;
  /** Of the item; 0 where no observation had it. */
  itemVersion: number;
}

interface ParentOrder {
  /** Version of the last read of this parent's order. */
  readVersion: number;
  entries: Map<number, Entry>;
}

/** Ranks compare as bytes; they are ASCII, for which `<` compares the same. Equal ranks fall back to the id. */
export function compareRanks(
  a: { id: number; position: string },
  b: { id: number; position: string },
): number {
  if (a.position !== b.position) return a.position < b.position ? -1 : 1;
  return a.id - b.id;
}

/** Inserts an id where its rank belongs, into ids that are in order. */
export function insertByRank(
  ids: number[],
  item: { id: number; position: string },
  positionOf: (id: number) => string,
): void {
  let [low, high] = [0, ids.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    const id = ids[middle] as number;
    if (compareRanks({ id, position: positionOf(id) }, item) < 0) low = middle + 1;
    else high = middle;
  }
  ids.splice(low, 0, item.id);
}

/** `count` new ranks between two siblings; null is an end. Equal ranks have no gap, then the ranks follow the lower. */
export function ranksBetween(below: string | null, above: string | null, count: number): string[] {
  const isGap = below === null || above === null || below < above;
  return generateNKeysBetween(below, isGap ? above : null, count);
}

/**
 * The order of items under their parents: cards of lists, lists of a board. See docs/events.md, "Order versions".
 * For each item and parent, the observation with the greatest version of the parent wins. The result is the same for any
 * order of the observations.
 */
export class CardOrder {
  private readonly parents = new Map<number, ParentOrder>();
  /**
   * Parents of each item; first the one that was observed with the greatest version of the item, then the last observed. A response of
   * a move does not tell the version of its source, and a read of the board does not have archived lists.
   */
  private readonly parentsOf = new Map<number, readonly number[]>();
  private readonly sorted = new Map<number, readonly number[]>();

  /** Applies a response that contains the parent's order. `isWhole` is false for one page of several. */
  read(
    parentId: number,
    version: number,
    items: readonly { id: number; position: string; version?: number }[],
    isWhole: boolean,
  ): void {
    const parent = this.parent(parentId);
    const inRead = new Set(items.map(({ id }) => id));
    if (isWhole)
      for (const id of parent.entries.keys()) if (!inRead.has(id)) this.miss(id, parentId, version);
    for (const { id, position, version: itemVersion } of items)
      this.observe(id, parentId, version, { position, present: true, itemVersion }, true);
    if (isWhole) parent.readVersion = Math.max(parent.readVersion, version);
    this.sorted.delete(parentId);
  }

  /** Forgets items of a parent that are not in its newest first page: a later page contains them. */
  restart(
    parentId: number,
    version: number,
    firstPage: readonly { id: number; position: string; version?: number }[],
  ): void {
    const parent = this.parent(parentId);
    for (const [id, entry] of parent.entries) if (entry.presentVersion <= version) parent.entries.delete(id);
    parent.readVersion = Math.max(parent.readVersion, version);
    this.read(parentId, version, firstPage, false);
  }

  /**
   * Applies one observation.
   * @param isRead whether the observation may be as old as the last read of the parent
   * @returns whether it was newer than what was known
   */
  observe(
    id: number,
    parentId: number,
    version: number,
    { position, present, itemVersion }: Placement,
    isRead = false,
  ): boolean {
    const parent = this.parent(parentId);
    const known = parent.entries.get(id);
    const floor = isRead && version >= parent.readVersion ? version - 1 : parent.readVersion;
    const entry = known ?? {
      position: null,
      positionVersion: floor,
      present: false,
      presentVersion: floor,
      itemVersion: 0,
    };
    const setsPosition = position !== undefined && version > entry.positionVersion;
    const setsPresent = present !== undefined && version > entry.presentVersion;
    if (!setsPosition && !setsPresent) return false;
    parent.entries.set(id, {
      position: setsPosition ? position : entry.position,
      positionVersion: setsPosition ? version : entry.positionVersion,
      present: setsPresent ? present : entry.present,
      presentVersion: setsPresent ? version : entry.presentVersion,
      itemVersion: setsPresent ? Math.max(entry.itemVersion, itemVersion ?? 0) : entry.itemVersion,
    });
    const others = (this.parentsOf.get(id) ?? []).filter((other) => other !== parentId);
    if (setsPresent) {
      const newer = present ? others.filter((other) => this.isNewer(id, other, itemVersion)) : others;
      this.parentsOf.set(id, [...new Set([...newer, parentId, ...others])]);
    }
    for (const other of [parentId, ...others]) this.sorted.delete(other);
    return true;
  }

  /** Fills in the position of an item whose event has none, from a state of the item that is not older. */
  fillPosition(id: number, parentId: number, position: string): void {
    const entry = this.parents.get(parentId)?.entries.get(id);
    if (entry?.present !== true || entry.position !== null) return;
    entry.position = position;
    this.sorted.delete(parentId);
  }

  /** Whether an item is under a parent, and no observation had its position there. */
  lacksPosition(id: number): boolean {
    return this.presentEntry(id)?.entry.position === null;
  }

  /** Where an item is; undefined if it is under no parent, or its position is unknown. */
  placeOf(id: number): { parentId: number; position: string } | undefined {
    const found = this.presentEntry(id);
    const position = found?.entry.position ?? null;
    return found && position !== null ? { parentId: found.parentId, position } : undefined;
  }

  /** The items of a parent, in order. */
  idsOf(parentId: number): readonly number[] {
    const cached = this.sorted.get(parentId);
    if (cached) return cached;
    const present: { id: number; position: string }[] = [];
    for (const id of this.parents.get(parentId)?.entries.keys() ?? []) {
      const place = this.placeOf(id);
      if (place?.parentId === parentId) present.push({ id, position: place.position });
    }
    const ids = present.sort(compareRanks).map((item) => item.id);
    this.sorted.set(parentId, ids);
    return ids;
  }

  /** A whole read does not have an item. The item may have moved before it was removed, so its position is unknown. */
  private miss(id: number, parentId: number, version: number): void {
    if (!this.observe(id, parentId, version, { present: false })) return;
    const entry = this.parent(parentId).entries.get(id);
    if (entry && entry.positionVersion < version)
      Object.assign(entry, { position: null, positionVersion: version });
  }

  private isNewer(id: number, parentId: number, itemVersion = Number.MAX_SAFE_INTEGER): boolean {
    const entry = this.parents.get(parentId)?.entries.get(id);
    return entry?.present === true && entry.itemVersion > itemVersion;
  }

  private presentEntry(id: number): { parentId: number; entry: Entry } | undefined {
    for (const parentId of this.parentsOf.get(id) ?? []) {
      const entry = this.parents.get(parentId)?.entries.get(id);
      if (entry?.present) return { parentId, entry };
    }
    return undefined;
  }

  private parent(parentId: number): ParentOrder {
    let parent = this.parents.get(parentId);
    if (!parent) this.parents.set(parentId, (parent = { readVersion: -1, entries: new Map() }));
    return parent;
  }
}

import type { Departure } from './departure.js';

/** A reader of a board that receives which cards leave it. */
export interface Follower {
  workspaceId: number;
  boardId: number;
  onDeparture: (departure: Departure) => void;
  /** Called when departures may be missed from now on. */
  onLost: () => void;
}

/** The followers by workspace and board, so that a departure costs only the followers that it concerns. */
export class Followers {
  private readonly byWorkspace = new Map<number, Map<number, Set<Follower>>>();

  get isEmpty(): boolean {
    return this.byWorkspace.size === 0;
  }

  add(follower: Follower): void {
    const { workspaceId, boardId } = follower;
    const boards = this.byWorkspace.get(workspaceId) ?? new Map<number, Set<Follower>>();
    this.byWorkspace.set(workspaceId, boards);
    const same = boards.get(boardId) ?? new Set<Follower>();
    boards.set(boardId, same);
    same.add(follower);
  }

  delete(follower: Follower): boolean {
    const { workspaceId, boardId } = follower;
    const boards = this.byWorkspace.get(workspaceId);
    const same = boards?.get(boardId);
    if (!boards || !same?.delete(follower)) return false;
    if (same.size === 0) boards.delete(boardId);
    if (boards.size === 0) this.byWorkspace.delete(workspaceId);
    return true;
  }

  /** A departure from an unknown board concerns every board of its workspace. */
  concernedBy({ workspaceId, boardId }: Pick<Departure, 'workspaceId' | 'boardId'>): Follower[] {
    const boards = this.byWorkspace.get(workspaceId);
    if (!boards) return [];
    return boardId === undefined ? membersOf(boards) : [...(boards.get(boardId) ?? [])];
  }

  all(): Follower[] {
    return [...this.byWorkspace.values()].flatMap(membersOf);
  }

  clear(): void {
    this.byWorkspace.clear();
  }
}

function membersOf(boards: ReadonlyMap<number, ReadonlySet<Follower>>): Follower[] {
  return [...boards.values()].flatMap((same) => [...same]);
}

import { scopeKey, type ScopeValues } from '../access/board-scope.js';

/** A reader of a workspace's stream. */
export interface WorkspaceFollower {
  scope: ScopeValues;
  memberId: number;
  /** Whether it gets the events of members. */
  readsMembers: boolean;
  /** Up to which sequence it has all frames, or needs none. */
  after: number;
  /**
   * Of a resumed reader, when its cards were read. Of an event from before it is unknown whether the reader had the card;
   * 0 = it read its cards after it joined.
   */
  knownFromMs: number;
  write: (frame: string) => void;
  /** Called when events may be missed from now on. */
  onLost: () => void;
}

/** Followers who see the same boards. */
export interface Viewers {
  readonly scope: ScopeValues;
  readonly boards: Set<number>;
  readonly followers: Set<WorkspaceFollower>;
}

/** The followers of one workspace, by what they see and by their cards, so that an event costs only those it concerns. */
export class WorkspaceFollowers {
  private readonly groups = new Map<string, Viewers>();
  private readonly members = new Map<number, Set<WorkspaceFollower>>();
  /** The members of `members` who are assigned to a card. */
  private readonly assigned = new Map<number, Set<number>>();

  private readonly resumed = new Set<WorkspaceFollower>();

  get viewers(): Viewers[] {
    return [...this.groups.values()];
  }

  get memberIds(): number[] {
    return [...this.members.keys()];
  }

  groupOf({ scope }: Pick<WorkspaceFollower, 'scope'>): Viewers | undefined {
    return this.groups.get(scopeKey(scope));
  }

  hasMember(memberId: number): boolean {
    return this.members.has(memberId);
  }

  /** @param boards that the scope includes, for the first follower with this scope */
  add(follower: WorkspaceFollower, boards: Set<number>): void {
    this.addTo(follower, boards);
    const own = this.members.get(follower.memberId) ?? new Set<WorkspaceFollower>();
    own.add(follower);
    if (follower.knownFromMs > 0) this.resumed.add(follower);
    this.members.set(follower.memberId, own);
  }

  delete(follower: WorkspaceFollower): void {
    this.deleteFrom(follower);
    this.resumed.delete(follower);
    const own = this.members.get(follower.memberId);
    if (!own?.delete(follower) || own.size > 0) return;
    this.members.delete(follower.memberId);
    for (const [cardId, members] of this.assigned) {
      members.delete(follower.memberId);
      if (members.size === 0) this.assigned.delete(cardId);
    }
  }

  /** Gives a follower the boards of another scope. */
  rescope(follower: WorkspaceFollower, scope: ScopeValues, boards: Set<number>): void {
    if (!this.members.get(follower.memberId)?.has(follower)) return;
    this.deleteFrom(follower);
    follower.scope = scope;
    this.addTo(follower, boards);
  }

  assigneesOf(cardId: number): ReadonlySet<number> {
    return this.assigned.get(cardId) ?? NONE;
  }

  isAssigned(cardId: number, memberId: number): boolean {
    return this.assigneesOf(cardId).has(memberId);
  }

  assign(cardId: number, memberId: number): void {
    if (!this.hasMember(memberId)) return;
    const members = this.assigned.get(cardId);
    if (members) members.add(memberId);
    else this.assigned.set(cardId, new Set([memberId]));
  }

  /** Replaces the assignees of a card. */
  setAssignees(cardId: number, memberIds: readonly number[]): void {
    this.assigned.delete(cardId);
    for (const memberId of memberIds) this.assign(cardId, memberId);
  }

  ofMember(memberId: number): ReadonlySet<WorkspaceFollower> {
    return this.members.get(memberId) ?? NO_FOLLOWERS;
  }

  /** The followers who may have had a card in an event of this time, unknown to `assigned`. */
  resumedAfter(occurredMs: number): Iterable<WorkspaceFollower> {
    for (const follower of this.resumed) if (follower.knownFromMs < occurredMs) this.resumed.delete(follower);
    return this.resumed;
  }

  private addTo(follower: WorkspaceFollower, boards: Set<number>): void {
    const key = scopeKey(follower.scope);
    const group = this.groups.get(key) ?? { scope: follower.scope, boards, followers: new Set() };
    group.followers.add(follower);
    this.groups.set(key, group);
  }

  private deleteFrom(follower: WorkspaceFollower): void {
    const key = scopeKey(follower.scope);
    const group = this.groups.get(key);
    if (group?.followers.delete(follower) && group.followers.size === 0) this.groups.delete(key);
  }
}

const NONE: ReadonlySet<number> = new Set();
const NO_FOLLOWERS: ReadonlySet<WorkspaceFollower> = new Set();

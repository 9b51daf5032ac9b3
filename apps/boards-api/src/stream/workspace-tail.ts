import type { EventKind } from '@kiban/contracts';
import type { JsMsg } from '@kiban/messaging';
import type { Database } from '@kiban/persistence';
import type { ScopeValues } from '../access/board-scope.js';
import { boardOfList, departureOf } from './departure.js';
import { boardLeaveFrame, frameOf, hintFrame, leaveFrame, type StreamPlace } from './frame.js';
import { workspaceEventOf, type WorkspaceEvent } from './workspace-event.js';
import { WorkspaceFollowers, type WorkspaceFollower } from './workspace-followers.js';
import type { WorkspaceRights } from './workspace-rights.js';

type CardEvent = Extract<WorkspaceEvent, { topic: 'card' }>;
type Write = (follower: WorkspaceFollower, frame: string) => void;

/** Applies the events of one workspace in their order, and writes each to the followers that it concerns. */
export class WorkspaceTail {
  readonly followers = new WorkspaceFollowers();
  private last: Promise<unknown> = Promise.resolve();

  /**
   * @param position sequence up to which all events are applied
   * @param createdMs of the stream of events
   */
  constructor(
    private readonly workspaceId: number,
    public position: number,
    private readonly createdMs: number,
    private readonly rights: WorkspaceRights,
    private readonly database: Database,
  ) {}

  /** Adds a follower between two events. @returns the position at which it joined */
  join(follower: WorkspaceFollower): Promise<number> {
    return this.inTurn(async () => {
      const { workspaceId, followers, rights } = this;
      const boards = followers.groupOf(follower)?.boards ?? (await rights.visibleBoards(follower.scope));
      const isFirst = !followers.hasMember(follower.memberId);
      const cards = isFirst ? await rights.assignedCards(workspaceId, follower.memberId) : [];
      followers.add(follower, boards);
      for (const cardId of cards) followers.assign(cardId, follower.memberId);
      return this.position;
    });
  }

  rescope(follower: WorkspaceFollower, scope: ScopeValues): Promise<void> {
    return this.inTurn(async () => {
      const boards = this.followers.groupOf({ scope })?.boards ?? (await this.rights.visibleBoards(scope));
      this.followers.rescope(follower, scope, boards);
    });
  }

  /** Applies an event that follows `position`. */
  take(message: JsMsg): Promise<void> {
    return this.inTurn(async () => {
      const event = workspaceEventOf(message);
      if (event) await this.apply(message, event);
      this.position = message.seq;
    });
  }

  /** Writes an event from before `position` to one follower. What it may see is what it sees now. */
  async takeMissed(message: JsMsg, follower: WorkspaceFollower): Promise<void> {
    const event = workspaceEventOf(message);
    const boards = this.followers.groupOf(follower)?.boards;
    if (!event || !boards) return;
    const place = this.placeOf(message.seq);
    if (event.topic === 'member') {
      if (follower.readsMembers) follower.write(frameOf(message, event.kind, place));
    } else if (event.topic === 'card') await this.writeMissedCard(message, event, follower);
    else if (!boards.has(event.boardId)) return;
    else if (event.topic === 'hint') follower.write(hintFrame(event.boardId, place));
    else follower.write(frameOf(message, event.kind, place));
  }

  placeOf(sequence: number): StreamPlace {
    return { events: sequence, moves: sequence, createdMs: this.createdMs };
  }

  private async apply(message: JsMsg, event: WorkspaceEvent): Promise<void> {
    const place = this.placeOf(message.seq);
    const write: Write = (follower, frame) => {
      if (message.seq > follower.after) follower.write(frame);
    };
    switch (event.topic) {
      case 'board':
        return this.writeBoard(message, event, write);
      case 'card':
        return this.writeCard(message, event, write);
      case 'hint': {
        const frame = hintFrame(event.boardId, place);
        for (const { boards, followers } of this.followers.viewers)
          if (boards.has(event.boardId)) for (const follower of followers) write(follower, frame);
        return;
      }
      case 'member': {
        const frame = frameOf(message, event.kind, place);
        for (const { followers } of this.followers.viewers)
          for (const follower of followers) if (follower.readsMembers) write(follower, frame);
      }
    }
  }

  private async writeBoard(
    message: JsMsg,
    { kind, boardId }: { kind: EventKind; boardId: number },
    write: Write,
  ): Promise<void> {
    const groups = this.followers.viewers;
    const isDeleted = kind === 'board.delete';
    const sees = await this.rights.seeBoard(
      boardId,
      groups.map(({ scope }) => scope),
    );
    if (kind === 'board.create') await this.assignImported(boardId);
    const frame = frameOf(message, kind, this.placeOf(message.seq));
    const leave = boardLeaveFrame(boardId, this.placeOf(message.seq));
    for (const [index, { boards, followers }] of groups.entries()) {
      const wasVisible = boards.delete(boardId);
      const isVisible = sees[index] === true;
      if (isVisible) boards.add(boardId);
      if (!isVisible && !wasVisible) continue;
      for (const follower of followers) write(follower, isVisible || isDeleted ? frame : leave);
    }
  }

  /** An imported board has cards with assignees, whose only event is that of the board. */
  private async assignImported(boardId: number): Promise<void> {
    const found = await this.rights.assignedOnBoard(boardId, this.followers.memberIds);
    for (const { cardId, memberId } of found) this.followers.assign(cardId, memberId);
  }

  private async writeCard(message: JsMsg, event: CardEvent, write: Write): Promise<void> {
    const { cardId } = event;
    const before = this.followers.assigneesOf(cardId);
    const named = event.isCut ? await this.rights.assigneesOf(cardId) : event.assignees?.to;
    if (named) this.followers.setAssignees(cardId, named);
    const now = this.followers.assigneesOf(cardId);
    const former = event.assignees?.from ?? [];
    const concerned = new Set<WorkspaceFollower>();
    for (const memberId of [...before, ...former, ...now])
      for (const follower of this.followers.ofMember(memberId)) concerned.add(follower);
    if (event.kind === 'card.delete' || event.kind === 'card.move')
      for (const follower of this.followers.resumedAfter(event.occurredMs))
        if (this.mayBeGone(event, follower)) concerned.add(follower);
    for (const follower of concerned) await this.writeCardTo(message, event, follower, write);
    if (event.kind === 'card.delete') this.followers.setAssignees(cardId, []);
  }

  private async writeMissedCard(
    message: JsMsg,
    event: CardEvent,
    follower: WorkspaceFollower,
  ): Promise<void> {
    const { memberId } = follower;
    const isNamed = event.isCut || event.assignees?.from.includes(memberId) === true;
    if (isNamed || this.mayBeGone(event, follower) || this.followers.isAssigned(event.cardId, memberId))
      await this.writeCardTo(message, event, follower, ({ write }, frame) => write(frame));
  }

  /** Whose a deleted card was, or one that left to a hidden board, the database no longer knows. */
  private mayBeGone({ kind, boardId }: CardEvent, follower: WorkspaceFollower): boolean {
    if (kind === 'card.delete') return true;
    return kind === 'card.move' && this.followers.groupOf(follower)?.boards.has(boardId) === false;
  }

  private async writeCardTo(
    message: JsMsg,
    { kind, boardId, cardId }: CardEvent,
    follower: WorkspaceFollower,
    write: Write,
  ): Promise<void> {
    const boards = this.followers.groupOf(follower)?.boards;
    const place = this.placeOf(message.seq);
    const isAssigned = kind !== 'card.delete' && this.followers.isAssigned(cardId, follower.memberId);
    if (boards?.has(boardId))
      return write(
        follower,
        frameOf(message, kind, place, ['assigned', String(isAssigned)], follower.scope[3]),
      );
    if (kind !== 'card.move') return;
    const departure = await departureOf(message, (listId) => boardOfList(this.database, listId));
    const from = departure?.boardId;
    if (departure && (from === undefined || boards?.has(from))) write(follower, leaveFrame(departure, place));
  }

  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.last.then(work);
    this.last = turn.catch(() => undefined);
    return turn;
  }
}

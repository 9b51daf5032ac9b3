import { Inject, Injectable } from '@nestjs/common';
import { isAllowed } from '@kiban/http-kit';
import type { ConsumerMessages, NatsConnection } from '@kiban/messaging';
import type { Logger } from '@kiban/observability';
import { Database } from '@kiban/persistence';
import { scopeOf, scopeOfPrincipal } from '../access/board-scope.js';
import { LOGGER, NATS } from '../config/tokens.js';
import { boardsFrame, inboxFrame, RESET, rightsFrame, type StreamPlace } from './frame.js';
import { eventsAfter, readMissed } from './missed-events.js';
import { OpenStreams, type StreamOwner } from './open-streams.js';
import { isKept, type StreamState } from './stream-watch.js';
import type { WorkspaceFollower } from './workspace-followers.js';
import { WorkspaceRights } from './workspace-rights.js';
import { WorkspaceTail } from './workspace-tail.js';

export interface WorkspaceReader extends StreamOwner {
  /** Up to where the reader has all events; null = from now on. */
  lastPlace: StreamPlace | null;
}

/** The one consumer of a workspace's events in this process. */
interface SharedTail {
  tail: WorkspaceTail;
  messages: Promise<ConsumerMessages>;
  followers: Set<WorkspaceFollower>;
}

interface Joined {
  shared: SharedTail;
  follower: WorkspaceFollower;
  /** Writes the frames that arrived while the missed ones were read; from then on, frames are written directly. */
  release: () => void;
}

/** A reader that missed more events of its workspace reads all again. */
const MISSED_MAX = 10_000;

const CLOCKS_DIFFER_MAX_MS = 60_000;

/**
 * The live changes of a workspace that concern a caller: boards, members, and the cards of which it is an assignee. All
 * followers of a workspace in this process share one consumer, so an event costs only the followers that it concerns.
 */
@Injectable()
export class WorkspaceStream {
  private readonly tails = new Map<number, SharedTail>();

  constructor(
    private readonly rights: WorkspaceRights,
    private readonly streams: OpenStreams,
    private readonly database: Database,
    @Inject(NATS) private readonly connection: NatsConnection,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Resolves when the stream is open.
   * @throws TooManyRequestsError, ServiceBusyError
   */
  async start(reader: WorkspaceReader): Promise<() => void> {
    const { sink } = reader;
    const { sources, release } = await this.streams.reserve(reader.caller, () => this.connect(reader));
    const { shared, follower } = sources;
    const end = this.streams.guard(reader, release, {
      onRightsChange: async (principal) => {
        await shared.tail.rescope(follower, scopeOfPrincipal(principal));
        sink.write(rightsFrame(principal));
        sink.write(boardsFrame());
        return true;
      },
      onEnd: () => this.leave(shared, follower),
    });
    follower.onLost = end;
    sources.release();
    return end;
  }

  /** A token that is restricted to boards gets none: the inbox is of all boards. */
  tellInbox(workspaceId: number, memberId: number, unread: number): void {
    const followers = this.tails.get(workspaceId)?.tail.followers.ofMember(memberId) ?? [];
    for (const { scope, write } of followers) if (scope[3] === null) write(inboxFrame(unread));
  }

  private async connect({ caller, lastPlace, sink }: WorkspaceReader): Promise<Joined> {
    const state = await this.streams.state();
    const resumed = lastPlace && isKept(lastPlace, state) ? lastPlace.events : null;
    let held: string[] | null = [];
    let isLost = false;
    const follower: WorkspaceFollower = {
      scope: scopeOf(caller),
      memberId: caller.principal.member.id,
      readsMembers: isAllowed('members:read', caller.principal),
      after: resumed ?? 0,
      // Events that were not published yet are in what the database says.
      knownFromMs: resumed === null ? 0 : Date.now() + CLOCKS_DIFFER_MAX_MS,
      write: (frame) => {
        if (held) held.push(frame);
        else if (!sink.write(frame)) follower.onLost();
      },
      onLost: () => (isLost = true),
    };
    const shared = this.shareTail(caller.principal.workspace.id, state, follower);
    try {
      await shared.messages;
      const position = await shared.tail.join(follower);
      const direct = { ...follower, write: (frame: string) => void sink.write(frame) };
      const isWhole = resumed !== null && (await this.catchUp(shared.tail, direct, position));
      if (isLost) throw new Error('The consumer of the workspace ended.');
      if (lastPlace && !isWhole) sink.write(RESET);
      // Of a resumed stream it has no id: frames before it may have the id of this position.
      sink.write(boardsFrame(isWhole ? undefined : shared.tail.placeOf(position)));
    } catch (error) {
      this.leave(shared, follower);
      throw error;
    }
    const release = (): void => {
      const frames = held ?? [];
      held = null;
      for (const frame of frames) follower.write(frame);
    };
    return { shared, follower, release };
  }

  /** @returns false if the follower missed too much */
  private async catchUp(tail: WorkspaceTail, follower: WorkspaceFollower, to: number): Promise<boolean> {
    const { after, scope } = follower;
    if (after >= to) return true;
    const missed = { subjects: subjectsOf(scope[0]), after, to, countMax: MISSED_MAX };
    return readMissed(this.connection, missed, (message) => tail.takeMissed(message, follower));
  }

  private shareTail(workspaceId: number, state: StreamState, follower: WorkspaceFollower): SharedTail {
    const shared = this.tails.get(workspaceId) ?? this.startTail(workspaceId, state);
    this.tails.set(workspaceId, shared);
    shared.followers.add(follower);
    return shared;
  }

  private startTail(workspaceId: number, { lastSequence, createdMs }: StreamState): SharedTail {
    const tail = new WorkspaceTail(workspaceId, lastSequence, createdMs, this.rights, this.database);
    const messages = eventsAfter(this.connection, lastSequence, subjectsOf(workspaceId)).then((consumer) =>
      consumer.consume(),
    );
    const shared: SharedTail = { tail, messages, followers: new Set() };
    void this.forward(workspaceId, shared);
    return shared;
  }

  private async forward(workspaceId: number, shared: SharedTail): Promise<void> {
    try {
      for await (const message of await shared.messages) await shared.tail.take(message);
    } catch (error) {
      this.logger.warn({ err: error, workspaceId }, 'stream.workspace_failed');
    }
    this.stop(workspaceId, shared);
    for (const follower of [...shared.followers]) follower.onLost();
  }

  private leave(shared: SharedTail, follower: WorkspaceFollower): void {
    shared.tail.followers.delete(follower);
    shared.followers.delete(follower);
    if (shared.followers.size === 0) this.stop(follower.scope[0], shared);
  }

  private stop(workspaceId: number, shared: SharedTail): void {
    if (this.tails.get(workspaceId) === shared) this.tails.delete(workspaceId);
    shared.messages.then((messages) => messages.stop()).catch(() => undefined);
  }
}

const subjectsOf = (workspaceId: number): string => `kiban.v1.${workspaceId}.>`;

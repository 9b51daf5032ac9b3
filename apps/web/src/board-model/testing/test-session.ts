import type { BoardSessionOptions } from '../board-session-options.js';
import { BoardSession } from '../board-session.js';
import { loadTextMerge } from '../late-text-merge.js';
import { ManualClock } from './manual-clock.js';
import { ModelApi, type ModelOptions } from './model-api.js';
import { ME, OTHER } from './model-call.js';

/** A session with a model of the API: lists 11, 12, 13; cards 101, 102, 103 in list 11; 104, 105 in list 12. */
export class TestSession {
  readonly session: BoardSession;

  constructor(
    readonly api: ModelApi,
    readonly clock: ManualClock,
    options: Partial<BoardSessionOptions> = {},
  ) {
    let keys = 0;
    this.session = new BoardSession({
      boardId: 3,
      workspaceId: 1,
      memberId: ME.memberId,
      calls: api,
      clock,
      newKey: () => `key-${clock.now()}-${++keys}`,
      ...options,
    });
    this.session.open();
  }

  static async open({
    isVersioned = true,
    pageSize,
    ...options
  }: Partial<BoardSessionOptions & ModelOptions> = {}): Promise<TestSession> {
    // Loading takes time that the clock does not know of.
    await loadTextMerge();
    const api = new ModelApi({ isVersioned, pageSize });
    for (const listId of [11, 11, 11, 12, 12]) api.board.createCard(OTHER, { listId, title: 'Card' });
    const world = new TestSession(api, new ManualClock(), options);
    await world.drain();
    return world;
  }

  /** Lets everything pass until nothing is left, also after the longest wait before a retry. */
  async drain(): Promise<void> {
    const { api, clock } = this;
    for (let isIdle = false; ; isIdle = api.isIdle()) {
      if (isIdle) {
        api.write(': keep-alive\n\n');
        await clock.advance(31_000);
        api.write(': keep-alive\n\n');
        if (api.isIdle()) return;
      }
      await clock.advance(60);
      api.handle();
      api.respondOldest();
      api.sendFrame();
    }
  }

  /** Lets requests and responses pass, and no frames. */
  async exchange(): Promise<void> {
    const { api } = this;
    do {
      await this.exchangeOne();
    } while (api.requests.length + api.responses.length > 0);
  }

  /** Lets the oldest request and its response pass. */
  async exchangeOne(): Promise<void> {
    this.api.handle();
    this.api.respondOldest();
    await this.clock.advance(0);
  }

  /** Ids of the shown cards of each list. */
  shown(): (readonly number[])[] {
    return [11, 12, 13].map((listId) => this.session.store.cardIds(listId));
  }
}

import type { BoardStore } from './board-store.js';
import type { ConnectionState } from './entities.js';

/** States that a network does not change. */
const ENDED: ReadonlySet<ConnectionState> = new Set(['gone', 'signed-out']);

/**
 * What the connection of a board is shown as. A stream that was cut without a sign looks live for half a minute, so the
 * network of the browser and requests without a response count as well.
 */
export class ShownConnectionState {
  #followed: ConnectionState = 'loading';
  #isOnline = true;
  #isUnanswered = false;

  constructor(private readonly store: BoardStore) {}

  get isOnline(): boolean {
    return this.#isOnline;
  }

  /** What the stream or a read of the board found. It is newer than a request without a response. */
  follow(state: ConnectionState): void {
    this.#followed = state;
    this.answer(true);
  }

  /** Whether the last request had a response. */
  answer(isAnswered: boolean): void {
    this.#isUnanswered = !isAnswered;
    this.#update();
  }

  /** Whether the browser has a network. After none, only an open stream shows that the board is live. */
  setOnline(isOnline: boolean): void {
    if (!this.#isOnline && isOnline && this.#followed === 'live') this.#followed = 'reconnecting';
    this.#isOnline = isOnline;
    this.#update();
  }

  #update(): void {
    const isCut = !this.#isOnline || this.#isUnanswered;
    const state = isCut && !ENDED.has(this.#followed) ? 'offline' : this.#followed;
    if (this.store.connection().state !== state) this.store.setConnection({ state });
  }
}

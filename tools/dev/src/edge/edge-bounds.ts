/** What one sender may hold of the edge, and for how long. Answers have no deadline: streams stay open. */
export interface EdgeBounds {
  /** The head of a request is complete within this time, in milliseconds. */
  readonly headMs: number;
  /** A body may take this long whatever its rate, in milliseconds. */
  readonly bodyGraceMs: number;
  /** Every so many bytes of a body give it one more second. */
  readonly bodyBytesPerSecond: number;
  /** No body takes longer than this, in milliseconds. */
  readonly bodyMs: number;
  /** A connection without a request is closed after this time, in milliseconds. */
  readonly idleMs: number;
  /** A service begins its answer within this time, in milliseconds. */
  readonly answerMs: number;
  /** Connections of one network that wait for the rest of a request or for the next one. */
  readonly waitingOfNetwork: number;
  /** The same of all networks. */
  readonly waiting: number;
  /** All connections of one network, with those that are being answered. */
  readonly connectionsOfNetwork: number;
  /** All connections. */
  readonly connections: number;
}

export const EDGE_BOUNDS: EdgeBounds = {
  headMs: 15_000,
  bodyGraceMs: 15_000,
  bodyBytesPerSecond: 8_192,
  // 32 MiB, the largest import, at 128 kB a second.
  bodyMs: 300_000,
  idleMs: 75_000,
  // An import of 32 MiB is the longest work before an answer.
  answerMs: 120_000,
  waitingOfNetwork: 256,
  waiting: 2_048,
  connectionsOfNetwork: 4_096,
  connections: 8_192,
};

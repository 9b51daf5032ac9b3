/** Limits for one sender. Responses have no deadline, since streams stay open. */
export interface EdgeBounds {
  /** Deadline for the head of a request, in milliseconds. */
  readonly headMs: number;
  /** Minimum deadline for a body at any rate, in milliseconds. */
  readonly bodyGraceMs: number;
  /** This many bytes of a body extend its deadline by one second. */
  readonly bodyBytesPerSecond: number;
  /** Maximum deadline for a body, in milliseconds. */
  readonly bodyMs: number;
  /** A connection without a request is closed after this time, in milliseconds. */
  readonly idleMs: number;
  /** Deadline for the start of a service's response, in milliseconds. */
  readonly answerMs: number;
  /** Maximum of connections per network that wait for the rest of a request or for the next one. */
  readonly waitingOfNetwork: number;
  /** The same maximum for all networks. */
  readonly waiting: number;
  /** Maximum of connections per network, including those with a request in flight. */
  readonly connectionsOfNetwork: number;
  /** Maximum of connections in total. */
  readonly connections: number;
}

export const EDGE_BOUNDS: EdgeBounds = {
  headMs: 15_000,
  bodyGraceMs: 15_000,
  bodyBytesPerSecond: 8_192,
  // 32 MiB, the largest import, at 128 kB a second.
  bodyMs: 300_000,
  idleMs: 75_000,
  // An import of 32 MiB takes the longest until its response.
  answerMs: 120_000,
  waitingOfNetwork: 256,
  waiting: 2_048,
  connectionsOfNetwork: 4_096,
  connections: 8_192,
};

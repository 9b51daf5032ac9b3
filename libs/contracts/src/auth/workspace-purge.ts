/**
 * NATS subjects on which the services that own rows of a workspace delete them for good, at auth's request. The replicas of a
 * service share the requests as a queue.
 */
export const purgeSubjects = {
  boards: 'kiban.boards.v1.purge',
  webhooks: 'kiban.webhooks.v1.purge',
  notifications: 'kiban.notifications.v1.purge',
} as const;

export const purgeQueue = 'purge';

export interface PurgeRequest {
  workspaceId: number;
  /** `next` of the response before; omitted in the first request. */
  after?: number;
}

/** A response after a bounded time. The request is repeated until nothing is left, and from the beginning after a failure. */
export interface PurgeResponse {
  isDone: boolean;
  /** Where the next request goes on. */
  next?: number;
}

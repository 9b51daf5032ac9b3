import { AsyncLocalStorage } from 'node:async_hooks';
import { changedResources } from './changed-resources.js';
import type { NatsConnection, Subscription } from '@kiban/messaging';
import type { Logger } from '@kiban/observability';
import type { ServerEvent, ServerEventBus } from '@modelcontextprotocol/server';
import { Subscriber, type SubscriberOptions } from './subscriber.js';

/**
 * Forwards domain events to open `subscriptions/listen` streams. Every replica subscribes to the workspaces of its
 * streams. A notification is only a hint to read again, so core NATS is enough; after a reconnect every subscriber
 * gets one for each of its resources.
 */
export class ResourceUpdates implements ServerEventBus {
  /** The SDK subscribes while it handles the request; this holds the caller of that request. */
  private readonly current = new AsyncLocalStorage<SubscriberOptions>();
  private readonly listeners = new Set<(event: ServerEvent) => void>();
  private readonly subscribers = new Set<Subscriber>();
  private readonly feeds = new Map<number, Subscription>();

  constructor(
    private readonly connection: NatsConnection,
    private readonly logger: Logger,
  ) {}

  /** Starts watching the broker's connection. */
  start(): void {
    void this.watchConnection();
  }

  /** Handles one request. If it opens a stream, the stream belongs to this subscriber. */
  onBehalfOf<Result>(options: SubscriberOptions, handle: () => Promise<Result>): Promise<Result> {
    return this.current.run(options, handle);
  }

  /** Notifies every open stream of every workspace, so only events without workspace data may pass here. */
  publish(event: ServerEvent): void {
    for (const listener of this.listeners) listener(event);
  }

  subscribe(listener: (event: ServerEvent) => void): () => void {
    this.listeners.add(listener);
    const options = this.current.getStore();
    const subscriber =
      options && new Subscriber(options, (uri) => listener({ kind: 'resource_updated', uri }));
    if (subscriber) this.open(subscriber);
    return () => {
      this.listeners.delete(listener);
      if (subscriber) this.close(subscriber);
    };
  }

  private open(subscriber: Subscriber): void {
    this.subscribers.add(subscriber);
    if (this.feeds.has(subscriber.workspaceId)) return;
    const { workspaceId } = subscriber;
    this.feeds.set(
      workspaceId,
      this.connection.subscribe(`kiban.v1.${workspaceId}.>`, {
        callback: (error, message) => {
          if (!error) this.deliver(workspaceId, message.string());
        },
      }),
    );
  }

  private close(subscriber: Subscriber): void {
    subscriber.end();
    this.subscribers.delete(subscriber);
    const { workspaceId } = subscriber;
    if ([...this.subscribers].some((other) => other.workspaceId === workspaceId)) return;
    this.feeds.get(workspaceId)?.unsubscribe();
    this.feeds.delete(workspaceId);
  }

  private deliver(workspaceId: number, event: string): void {
    const change = changedResources(event);
    if (!change) return;
    for (const subscriber of this.subscribers) {
      if (subscriber.workspaceId === workspaceId) subscriber.changedOn(change.boardId, change.uris);
    }
  }

  private async watchConnection(): Promise<void> {
    for await (const { type } of this.connection.status()) {
      if (type !== 'reconnect') continue;
      this.logger.info({ streams: this.subscribers.size }, 'mcp.notifications_resumed');
      for (const subscriber of this.subscribers) subscriber.mayHaveMissed();
    }
  }
}

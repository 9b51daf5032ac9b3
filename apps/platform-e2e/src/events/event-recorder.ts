import { randomBytes } from 'node:crypto';
import { eventually } from '@kiban/testing';
import { connect, StringCodec, type MsgHdrs, type NatsConnection } from 'nats';
import type { Deployment } from '../client/deployment.js';
import type { Owner } from '../running/owner.js';

export interface DomainEvent {
  id: number;
  event: string;
  occurredAt: string;
  workspace: { slug: string; name: string };
  boardId: number | null;
  actor: { memberId: number; name: string };
  data: Record<string, unknown>;
  changes?: Record<string, { from: unknown; to: unknown }>;
}

export interface RecordedEvent {
  subject: string;
  headers: MsgHdrs | undefined;
  /** The bytes as text. */
  text: string;
  event: DomainEvent;
}

/** A separate trace for one request, which identifies its events. */
export function newTrace(): { id: string; headers: Record<string, string> } {
  const id = randomBytes(16).toString('hex');
  return { id, headers: { traceparent: `00-${id}-${randomBytes(8).toString('hex')}-01` } };
}

/** Records every domain event with the older NATS client on a plain subscription, as another team's service would. */
export class EventRecorder {
  readonly events: RecordedEvent[] = [];

  private constructor(readonly connection: NatsConnection) {}

  static async start(deployment: Deployment): Promise<EventRecorder> {
    const { natsUrl: servers, natsObserver } = deployment;
    if (!natsObserver) throw new Error('The deployment names no account that reads the events.');
    const { user, password: pass } = natsObserver;
    const connection = await connect({ servers, user, pass, inboxPrefix: `_INBOX.${user}` });
    const recorder = new EventRecorder(connection);
    const codec = StringCodec();
    connection.subscribe('kiban.v1.>', {
      callback: (_error, { subject, headers, data }) => {
        if (subject.split('.').length !== 6) return;
        const text = codec.decode(data);
        recorder.events.push({ subject, headers, text, event: JSON.parse(text) as DomainEvent });
      },
    });
    await connection.flush();
    return recorder;
  }

  ofWorkspace(id: number): RecordedEvent[] {
    return this.events.filter(({ subject }) => subject.split('.')[2] === String(id));
  }

  /** The event kinds of a request, found by its trace. */
  kindsOf(trace: string): string[] {
    return this.events
      .filter(({ headers }) => headers?.get('traceparent').split('-')[1] === trace)
      .map(({ event }) => event.event);
  }

  /** Waits for the first event of a kind in a workspace. */
  waitFor(kind: string, workspaceId: number): Promise<RecordedEvent> {
    return eventually(kind, () => this.ofWorkspace(workspaceId).find(({ event }) => event.event === kind));
  }

  /**
   * Resolves when all earlier events of `owner`'s workspace have arrived. Each service publishes in commit order, so an
   * event that it publishes now arrives after all earlier ones.
   */
  async settled(owner: Owner): Promise<void> {
    const trace = newTrace();
    const name = `Settled ${trace.id}`;
    const call = async (path: string, body: object, caller = owner.api): Promise<{ id: number }> => {
      const response = await caller.call<{ id: number }>({
        method: 'POST',
        path,
        body,
        headers: trace.headers,
      });
      if (response.status >= 300)
        throw new Error(`POST ${path} returned ${response.status}: ${response.text}`);
      return response.body;
    };
    const { password } = owner.account;
    const token = await call('/tokens', { name, password }, owner.screen);
    await owner.screen.must('POST', `/tokens/${token.id}/revoke`, { password });
    const board = await call('/boards', { name });
    await owner.api.must('POST', `/boards/${board.id}/archive`);
    await owner.api.must('DELETE', `/boards/${board.id}`);
    await eventually('all earlier events have arrived', () =>
      ['token.issue', 'board.create'].every((kind) => this.kindsOf(trace.id).includes(kind)),
    );
  }

  close(): Promise<void> {
    return this.connection.close();
  }
}

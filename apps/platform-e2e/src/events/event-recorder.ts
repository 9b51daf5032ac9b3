import { randomBytes } from 'node:crypto';
import { eventually } from '@kiban/testing';
import { connect, StringCodec, type MsgHdrs, type NatsConnection } from 'nats';
import type { Deployment } from '../running/deployment.js';
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

/** A trace of its own for one request, by which its events are told from all others. */
export function newTrace(): { id: string; headers: Record<string, string> } {
  const id = randomBytes(16).toString('hex');
  return { id, headers: { traceparent: `00-${id}-${randomBytes(8).toString('hex')}-01` } };
}

/** Every domain event from now on, heard with the older NATS client on a plain subscription, as another team's service would. */
export class EventRecorder {
  readonly events: RecordedEvent[] = [];

  private constructor(readonly connection: NatsConnection) {}

  static async start(deployment: Deployment): Promise<EventRecorder> {
    const url = new URL(deployment.natsUrl);
    const connection = await connect({
      servers: url.host,
      ...(url.username
        ? {
            user: decodeURIComponent(url.username),
            pass: decodeURIComponent(url.password),
            // A broker with permissions lets each user hear the answers of its own inbox only.
            inboxPrefix: `_INBOX.${decodeURIComponent(url.username)}`,
          }
        : {}),
    });
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

  /** The kinds that a request sent, by the trace that it was made with. */
  kindsOf(trace: string): string[] {
    return this.events
      .filter(({ headers }) => headers?.get('traceparent').split('-')[1] === trace)
      .map(({ event }) => event.event);
  }

  /** The first event of a kind in a workspace, waited for. */
  waitFor(kind: string, workspaceId: number): Promise<RecordedEvent> {
    return eventually(kind, () => this.ofWorkspace(workspaceId).find(({ event }) => event.event === kind));
  }

  /**
   * Resolves when everything that `owner`'s workspace did until now has been heard. Each service publishes in the order
   * of its commits, so an event of each that is caused now comes after all of them.
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
        throw new Error(`POST ${path} answered ${response.status}: ${response.text}`);
      return response.body;
    };
    const { password } = owner.account;
    const token = await call('/tokens', { name, password }, owner.screen);
    await owner.screen.must('POST', `/tokens/${token.id}/revoke`, { password });
    const board = await call('/boards', { name });
    await owner.api.must('POST', `/boards/${board.id}/archive`);
    await owner.api.must('DELETE', `/boards/${board.id}`);
    await eventually('what was done before has been heard', () =>
      ['token.issue', 'board.create'].every((kind) => this.kindsOf(trace.id).includes(kind)),
    );
  }

  close(): Promise<void> {
    return this.connection.close();
  }
}

import { eventSubject, type EventKind } from '@kiban/contracts';
import { eventHeaders, headers, jetstream, type NatsConnection } from '@kiban/messaging';
import { EVENT_EPOCH_MS } from '@kiban/persistence';

export interface SentEvent {
  kind: EventKind;
  data: Record<string, unknown>;
  changes?: Record<string, { from: unknown; to: unknown }>;
  workspaceId?: number;
  boardId?: number | null;
  cardId?: number;
  actor?: { memberId: number; name: string };
  /** The request; another one for each event by default. */
  action?: string;
  at?: Date;
  via?: { kind: string; name: string };
}

export const ada = { memberId: 7, name: 'Ada' };

/** Publishes events as the relay of boards-api does, and publishes positions again that a consumer misses. */
export class EventSource {
  private position = 0;
  private drawn = 0;
  private readonly sent: { subject: string; body: string; position: number; more: Record<string, string> }[] =
    [];

  constructor(private readonly connection: NatsConnection) {
    connection.subscribe('kiban.relay.boards.replay', {
      callback: (error, message) => {
        if (error) return;
        const { from, to } = message.json<{ from: number; to: number }>();
        message.respond(JSON.stringify({ oldestKept: 1 }));
        void this.publish(
          this.sent.filter(({ position }) => position >= from && position <= to),
          'again',
        );
      },
    });
  }

  /** @returns the id of the event */
  async send(event: SentEvent): Promise<number> {
    const id = this.append(event);
    await this.publish(this.sent.slice(-1));
    return id;
  }

  /** An event whose message the broker lost. */
  append({ kind, data, changes, boardId = 3, cardId, ...more }: SentEvent): number {
    const at = more.at ?? new Date();
    this.position += 1;
    this.drawn += 1;
    const id = (at.getTime() - EVENT_EPOCH_MS) * 4_096 + (this.drawn % 32);
    const body = {
      id,
      event: kind,
      occurredAt: at.toISOString(),
      workspace: { slug: 'demo', name: 'Demo' },
      boardId,
      ...(cardId === undefined ? {} : { cardId }),
      actor: more.actor ?? ada,
      data,
      ...(changes ? { changes } : {}),
    };
    this.sent.push({
      subject: eventSubject(more.workspaceId ?? 1, boardId, kind),
      body: JSON.stringify(body),
      position: this.position,
      more: {
        traceparent: more.action ?? `00-${String(this.position).padStart(32, '0')}-${'1'.repeat(16)}-01`,
        ...(more.via ? { [eventHeaders.via]: JSON.stringify(more.via) } : {}),
      },
    });
    return id;
  }

  private async publish(messages: EventSource['sent'], attempt = 'first'): Promise<void> {
    for (const { subject, body, position, more } of messages) {
      const header = headers();
      header.set('Nats-Msg-Id', `${position}:${attempt}`);
      header.set(eventHeaders.relaySource, 'boards');
      header.set(eventHeaders.relayPosition, String(position));
      for (const [name, value] of Object.entries(more)) header.set(name, value);
      await jetstream(this.connection).publish(subject, body, { headers: header });
    }
  }

  /** Every event so far, as after a broker that lost its memory of duplicates. */
  sendAllAgain(attempt: string): Promise<void> {
    return this.publish(this.sent, attempt);
  }
}

/** A comment on a card. */
export const comment = (cardId: number, text: string, more: Partial<SentEvent> = {}): SentEvent => ({
  kind: 'comment.create',
  cardId,
  data: { id: 501, cardId, cardTitle: `Card ${cardId}`, text },
  ...more,
});

/** A card whose assignees change. */
export const assignment = (
  cardId: number,
  from: readonly number[],
  to: readonly number[],
  more: Partial<SentEvent> = {},
): SentEvent => ({
  kind: 'assignee.change',
  cardId,
  data: { id: cardId, title: `Card ${cardId}`, listName: 'Doing', dueDate: null },
  changes: { assignees: { from: from.map(reference), to: to.map(reference) } },
  ...more,
});

const reference = (memberId: number): object => ({ memberId, name: `Member ${memberId}` });

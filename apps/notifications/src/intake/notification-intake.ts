import type { Audience, InboxReason, ViaDto } from '@kiban/contracts';
import { eventHeaders, receivedEvent, type JsMsg, type ReceivedEvent } from '@kiban/messaging';
import type { AskedItem, AudienceClient } from '../audience/audience-client.js';
import { isStronger, type Actor, type Change, type Notice } from '../store/entry.js';
import { toldBy, type Told } from './told.js';
import type { IntakeRepository } from './intake.repository.js';
import type { IntakeMetrics } from './intake-metrics.js';
import type { LostBoards } from './lost-boards.js';
import type { InboxCounts } from '../counts/inbox-counts.js';

/** Name of the durable consumer that the replicas share. */
export const intakeConsumer = 'notifications';

export interface NotifyingEvent extends ReceivedEvent {
  via: ViaDto | null;
}

/** @throws MalformedEventError */
export function notifyingEvent(message: JsMsg): NotifyingEvent {
  return { ...receivedEvent(message), via: viaOf(message.headers?.get(eventHeaders.via)) };
}

interface TellingEvent {
  event: NotifyingEvent;
  told: Told;
  actor: Actor | null;
}

/** Writes the entries of events for those whom they notify. */
export class NotificationIntake {
  constructor(
    private readonly parts: {
      repository: IntakeRepository;
      audience: AudienceClient;
      lost: LostBoards;
      counts: InboxCounts;
      metrics: IntakeMetrics;
    },
  ) {}

  /** @throws IntakeBlockedError when boards-api does not respond */
  async take(events: readonly NotifyingEvent[]): Promise<void> {
    const { repository, audience, lost, counts, metrics } = this.parts;
    const since = await repository.start();
    const telling = events.filter(({ occurredAt }) => new Date(occurredAt) >= since).flatMap(tellingEvent);
    const audiences = await audience.of(telling.flatMap(askedItem));
    const notices = telling.flatMap((one) => noticesOf(one, audiences.get(one.event.id)));
    // Before the entries: what a member sees no longer is gone when the event is acknowledged.
    await lost.removeAfter(events);
    const written = await repository.take(events, notices, since);
    metrics.observe(written);
    counts.publish(written);
  }
}

function tellingEvent(event: NotifyingEvent): TellingEvent[] {
  const told = toldBy(event.kind, event.payload);
  return told ? [{ event, told, actor: actorOf(event) }] : [];
}

/** Events of the workspace have no board, so they concern only those whom they name. */
function askedItem({ event, told, actor }: TellingEvent): AskedItem[] {
  const { id: eventId, boardId, workspaceId } = event;
  if (boardId === null) return [];
  const cardId = cardIdOf(event);
  return [
    {
      workspaceId,
      item: {
        eventId,
        boardId,
        ...(cardId === null ? {} : { cardId }),
        ...(actor === null ? {} : { actorId: actor.memberId }),
        memberIds: [...new Set(told.direct.flatMap(({ memberIds }) => memberIds))],
        onlyDirect: told.watching === null,
      },
    },
  ];
}

function noticesOf({ event, told, actor }: TellingEvent, audience: Audience | undefined): Notice[] {
  const { workspaceId } = event;
  const change = changeOf(event, told, actor, audience);
  const direct = directReasons(told);
  const heard =
    event.boardId === null ? [...direct.keys()].filter((id) => id !== actor?.memberId) : audience?.direct;
  const named = (heard ?? []).flatMap((memberId): Notice[] => {
    const reason = direct.get(memberId);
    return reason ? [{ ...change, workspaceId, memberId, reason, byWatching: false }] : [];
  });
  const { watching: reason } = told;
  const watching = reason === null ? [] : (audience?.watching ?? []);
  return [
    ...named,
    ...watching.flatMap((memberId): Notice[] =>
      reason === null ? [] : [{ ...change, workspaceId, memberId, reason, byWatching: true }],
    ),
  ];
}

/** The strongest reason of each member whom the event names. */
function directReasons({ direct }: Told): Map<number, InboxReason> {
  const reasons = new Map<number, InboxReason>();
  for (const { reason, memberIds } of direct) {
    for (const memberId of memberIds) {
      const known = reasons.get(memberId);
      if (known === undefined || isStronger(reason, known)) reasons.set(memberId, reason);
    }
  }
  return reasons;
}

type SharedChange = Omit<Change, 'reason' | 'byWatching'>;

function changeOf(
  event: NotifyingEvent,
  { text }: Told,
  actor: Actor | null,
  audience: Audience | undefined,
): SharedChange {
  const cardId = cardIdOf(event);
  return {
    eventId: event.id,
    kind: event.kind,
    // The trace of a request is that of its caller, who may send many requests in it; the span is of the request alone.
    action: event.traceparent ?? `event ${event.id}`,
    boardId: audience?.boardId ?? event.boardId,
    boardName: audience?.boardName ?? null,
    cardId,
    cardTitle: cardId === null ? null : (audience?.cardTitle ?? titleIn(event)),
    actor: actor ?? { memberId: 0, name: '' },
    via: event.via,
    text,
    at: new Date(event.occurredAt),
  };
}

function cardIdOf({ payload }: NotifyingEvent): number | null {
  const { cardId } = payload;
  return Number.isSafeInteger(cardId) ? (cardId as number) : null;
}

/** Of a deleted card, which boards-api knows no longer. */
function titleIn({ payload }: NotifyingEvent): string {
  const { title, cardTitle } = payload['data'] as { title?: unknown; cardTitle?: unknown };
  const found = title ?? cardTitle;
  return typeof found === 'string' ? found : '';
}

function actorOf({ payload }: NotifyingEvent): Actor | null {
  const { memberId, name } = (payload['actor'] ?? {}) as { memberId?: unknown; name?: unknown };
  return Number.isSafeInteger(memberId)
    ? { memberId: memberId as number, name: typeof name === 'string' ? name : '' }
    : null;
}

function viaOf(header: string | undefined): ViaDto | null {
  if (!header) return null;
  try {
    const { kind, name } = JSON.parse(header) as Partial<ViaDto>;
    return kind !== undefined && typeof name === 'string' ? { kind, name } : null;
  } catch {
    return null;
  }
}

import { applyEvent, cardIdOf } from './apply-event.js';
import type { BoardReader } from './board-reader.js';
import type { BoardStore } from './board-store.js';
import type { CardRefresh } from './card-refresh.js';
import { verbOf, type OthersChange } from './change-digest.js';
import type { Clock } from './clock.js';
import type { BoardEvent, ChangeOrigin } from './entities.js';
import type { EventEffect } from './event-effect.js';
import type { RetryTimer } from './retry-timer.js';

export interface EventIntakeOptions {
  readonly store: BoardStore;
  readonly reader: BoardReader;
  readonly refresh: CardRefresh;
  readonly retries: RetryTimer;
  readonly clock: Clock;
  readonly memberId: number;
  /** Whether the board is read; until then all events are held. */
  isRead(): boolean;
  /** Whether a creation has no response; until then events of own creations are held. */
  isCreating(): boolean;
  readonly onGone: () => void;
  /** Called for changes of cards that this member did not make on the screen. */
  readonly onOthersChange?: ((change: OthersChange) => void) | undefined;
}

const HIGHLIGHT_MS = 8_000;

/** Applies the events of the stream in their order, and reads again what they do not carry. */
export class EventIntake {
  private held: BoardEvent[] = [];

  constructor(private readonly options: EventIntakeOptions) {}

  take(event: BoardEvent): void {
    this.held.push(event);
    this.applyHeld();
  }

  /** Before the board is read again: the read has what these events changed, and may have later changes without events. */
  dropHeld(): void {
    this.held = [];
  }

  applyHeld(): void {
    if (!this.options.isRead()) return;
    const held = new Set<string>();
    for (const event of this.held.splice(0)) {
      const subject = subjectOf(event);
      if (this.options.isCreating() && (held.has(subject) || this.isOwnCreation(event))) {
        held.add(subject);
        this.held.push(event);
      } else this.apply(event);
    }
  }

  /** The response names the object that the event would show a second time. */
  private isOwnCreation({ event, actor }: BoardEvent): boolean {
    return /^(card|list|column|row)\.create$/.test(event) && actor.memberId === this.options.memberId;
  }

  private apply(event: BoardEvent): void {
    const { store, reader, refresh, retries, onGone } = this.options;
    const cardId = cardIdOf(event);
    if (cardId !== null) refresh.outdate(cardId);
    let effect: EventEffect | undefined;
    store.change((base) => (effect = applyEvent(base, event)));
    if (!effect) return;
    if (effect.isGone) onGone();
    refresh.request(effect.cards);
    for (const listId of effect.lists) void retries.untilRead(() => reader.readList(listId));
    if (effect.listOrder) void retries.untilRead(() => reader.readLists());
    if (effect.labels) void retries.untilRead(() => reader.readLabels());
    if (effect.chart) void retries.untilRead(() => reader.readChart());
    if (effect.grid) void retries.untilRead(() => reader.readGrid());
    if (effect.fields) void retries.untilRead(() => reader.readFields());
    const origin = this.originOf(event);
    if (!origin) return;
    for (const id of effect.changedCards) this.highlight(id, origin);
    const name = origin.via ?? origin.name;
    if (cardId !== null) this.options.onOthersChange?.({ name, verb: verbOf(event.event), cardId });
  }

  /** Who made a change; null if it was this member at the screen. */
  private originOf({ actor, via }: BoardEvent): ChangeOrigin | null {
    const { clock, memberId } = this.options;
    const client = via && via.kind !== 'screen' ? via.name : undefined;
    if (actor.memberId === memberId && client === undefined) return null;
    return { name: actor.name, ...(client === undefined ? {} : { via: client }), at: clock.now() };
  }

  /** Shows who changed a card. */
  private highlight(cardId: number, origin: ChangeOrigin): void {
    const { store, clock } = this.options;
    store.setOrigin(cardId, origin);
    clock.after(HIGHLIGHT_MS, () => {
      if (store.card(cardId)?.changedBy === origin) store.setOrigin(cardId, null);
    });
  }
}

function subjectOf(event: BoardEvent): string {
  const cardId = cardIdOf(event);
  return cardId === null ? `${event.event.split('.')[0]}:${String(event.data['id'])}` : `card:${cardId}`;
}

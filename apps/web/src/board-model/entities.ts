import type { components } from '@kiban/client';
import type { StoreText } from './store-text.js';

type Schemas = components['schemas'];

/** A board as the API returns it, without its lists. */
export type Board = Schemas['Board'];
export type BoardWithLists = Schemas['BoardWithLists'];
export type List = Schemas['List'];
export type ListInfo = Schemas['ListInfo'];
export type Card = Schemas['Card'];
export type Label = Schemas['Label'];
export type Member = Schemas['Member'];
export type CustomField = Schemas['CustomField'];
export type GanttTask = Schemas['GanttTask'];
export type TaskDependency = Schemas['Dependency'];
export type Grid = Schemas['Grid'];
export type Weekday = NonNullable<Schemas['OptionalWeekday']>;

export type { Axis } from './axis.js';

/** What a column or row of a grid says; a timetable’s columns are days, and its rows have times. */
export interface AxisTexts {
  readonly name: string;
  readonly weekday?: Weekday | null;
  readonly date?: string | null;
  readonly startTime?: string | null;
  readonly endTime?: string | null;
}

/** A column or row. */
export interface AxisItem extends AxisTexts {
  readonly id: number;
  readonly position: string;
  readonly version: number;
}

/** What a task of the chart has beside its card, which has the span and the progress. */
export type ChartTask = Readonly<
  Pick<GanttTask, 'kind' | 'dependencies' | 'position'> & {
    /** Of the card, when this was observed. */
    version: number;
  }
>;

/** A frame of the board's stream: the payload of a domain event, and what only streams have. */
export type BoardEvent = Omit<Schemas['EventPayload'], 'event'> & {
  /** `card.leave` is of streams only: the card moved to another board. */
  readonly event: Schemas['EventPayload']['event'] | 'card.leave';
  readonly via?: EventOrigin;
  /** The whole card, in events that add a card to the board. */
  readonly card?: Card;
};

/** How the actor caused an event. */
export interface EventOrigin {
  readonly kind: 'token' | 'oauth' | 'screen' | 'import';
  readonly name: string;
}

/** Who changed a card last, by a live event of another client; views highlight it for eight seconds. */
export interface ChangeOrigin {
  readonly name: string;
  /** Name of the AI client or token. */
  readonly via?: string;
  readonly at: number;
}

/** A card as it is shown: the API's card with the pending commands applied. */
export interface ShownCard extends Card {
  /** Whether a command of this tab has no response yet. */
  readonly pending: boolean;
  readonly changedBy?: ChangeOrigin;
}

export interface ShownList {
  readonly id: number;
  readonly name: string;
  readonly position: string;
  readonly info: List['info'];
  readonly cardLimit: number | null;
  readonly cardCount: number;
  readonly columnId: number | null;
  readonly rowId: number | null;
  readonly archivedAt: string | null;
  /** False while further pages are unread. */
  readonly complete: boolean;
}

export type ConnectionState = 'loading' | 'live' | 'reconnecting' | 'offline' | 'gone' | 'signed-out';

export interface Connection {
  readonly state: ConnectionState;
  /** Number of commands without a response. */
  readonly waiting: number;
  /** Whether the first of them is sent again after a failure. */
  readonly retrying?: boolean;
  /** Whether the API rejects writes of this member. */
  readonly readOnly: boolean;
  /** When the shown snapshot was stored; absent once the board is read. */
  readonly asOf?: number;
  /** Number of queued commands older than their Idempotency-Keys; they are sent or discarded by the person. */
  readonly expired: number;
}

/** Titles of the next undo and redo. */
export interface History {
  readonly undo?: StoreText;
  readonly redo?: StoreText;
}

/** How far a command of several requests is. */
export interface Progress {
  readonly done: number;
  readonly total: number;
}

/** The progress of the command that is sent now. */
export interface ShownProgress extends Progress {
  /** Whether the service limits the rate, so that the next request waits. */
  readonly isLimited: boolean;
  readonly isCanceled: boolean;
}

/** What a view may subscribe to. */
export type StoreTopic =
  | 'board'
  | 'lists'
  | 'labels'
  | 'members'
  | 'fields'
  | 'connection'
  | 'history'
  | 'progress'
  /** Kinds, dependencies and order of the tasks. */
  | 'chart'
  /** Columns and rows. */
  | 'grid'
  /** Notified once for any number of changed cards. */
  | 'cards'
  | `list:${number}`
  | `card:${number}`;

import { eventHeaders, type JsMsg } from '@kiban/messaging';
import type { Principal } from '@kiban/contracts';
import { withoutHiddenOrigin } from '../access/hidden-origin.js';
import { departureBody, type Departure } from './departure.js';

const TRACE_ID = /^00-([0-9a-f]{32})-/;

/** Kinds of events after which a board may have a card that its readers do not have. */
const ARRIVALS = new Set(['card.create', 'card.restore', 'card.move']);

/** Events may be missing: the reader reads the board again. */
export const RESET = 'event: reset\ndata: {}\n\n';

/** How far a reader of a board is: in the events of the board, and in the moves that take cards from it. */
export interface StreamPlace {
  readonly events: number;
  readonly moves: number;
  /** When the stream was created whose sequences these are; 0 in ids of older versions, which name none. */
  readonly createdMs: number;
}

/** @returns undefined for a text that is not an id of a stream */
export function placeOf(id: string): StreamPlace | undefined {
  // Ids that older versions sent have one or two numbers.
  const [, events = '', moves = events, createdMs = '0'] =
    /^(\d{1,15})(?:\.(\d{1,15}))?(?:\.(\d{1,15}))?$/.exec(id) ?? [];
  if (events === '') return undefined;
  return { events: Number(events), moves: Number(moves), createdMs: Number(createdMs) };
}

const idOf = ({ events, moves, createdMs }: StreamPlace): string => `${events}.${moves}.${createdMs}`;

/**
 * An event of a stream: the payload of webhooks, and at its end what only streams have.
 * @param own a property of this stream with its JSON text
 * @param onlyBoards of a reader that is restricted to boards
 */
export function frameOf(
  message: JsMsg,
  kind: string,
  place: StreamPlace,
  own?: readonly [name: string, json: string],
  onlyBoards: readonly number[] | null = null,
): string {
  const more = own ? `,"${own[0]}":${own[1]}` : '';
  const body = onlyBoards !== null && kind === 'card.move' ? bodyFor(message, onlyBoards) : message.string();
  return `id: ${idOf(place)}\nevent: ${kind}\ndata: ${withCause(body, message, more)}\n\n`;
}

function bodyFor(message: JsMsg, onlyBoards: readonly number[]): string {
  const event = message.json<{ changes?: Parameters<typeof withoutHiddenOrigin>[0] }>();
  return JSON.stringify({ ...event, changes: withoutHiddenOrigin(event.changes, onlyBoards) });
}

/** A card left the board. @param place of the reader before */
export function leaveFrame(departure: Departure, place: Omit<StreamPlace, 'moves'>): string {
  // Only the deleted list of the card knew from which board.
  if (departure.boardId === undefined) return RESET;
  const id = idOf({ ...place, moves: departure.sequence });
  return `id: ${id}\nevent: card.leave\ndata: ${withCause(departureBody(departure), departure.message)}\n\n`;
}

/** A board is no longer visible to the caller. */
export function boardLeaveFrame(boardId: number, place: StreamPlace): string {
  return `id: ${idOf(place)}\nevent: board.leave\ndata: ${JSON.stringify({ boardId })}\n\n`;
}

/** Names of lists or labels of a board changed, which cards show. */
export function hintFrame(boardId: number, place: StreamPlace): string {
  return `id: ${idOf(place)}\nevent: board.hint\ndata: ${JSON.stringify({ boardId })}\n\n`;
}

/** Boards may have appeared or disappeared: the reader reads the boards again. */
export function boardsFrame(place?: StreamPlace): string {
  return `${place ? `id: ${idOf(place)}\n` : ''}event: boards\ndata: {}\n\n`;
}

/** The caller's rights changed; the stream stays open. */
export function rightsFrame({ role }: Principal): string {
  return `event: rights\ndata: ${JSON.stringify({ role })}\n\n`;
}

/** The caller has this many unread entries in the inbox. Without an id: it is no event of the workspace. */
export function inboxFrame(unread: number): string {
  return `event: inbox\ndata: ${JSON.stringify({ unread })}\n\n`;
}

function withCause(body: string, { headers }: JsMsg, more = ''): string {
  const traceId = TRACE_ID.exec(headers?.get('traceparent') ?? '')?.[1];
  const via = headers?.get(eventHeaders.via);
  const ofVia = via ? `,"via":${via}` : '';
  const ofTrace = traceId === undefined ? '' : `,"traceId":"${traceId}"`;
  return `${body.slice(0, -1)}${ofVia}${ofTrace}${more}}`;
}

/** The id of the card that an event adds to its board; undefined if it adds none. */
export function arrivedCardOf(message: JsMsg, kind: string): number | undefined {
  if (!ARRIVALS.has(kind)) return undefined;
  const { data, changes } = message.json<{ data: { id: number }; changes?: { boardId?: object } }>();
  return kind === 'card.move' && changes?.boardId === undefined ? undefined : data.id;
}

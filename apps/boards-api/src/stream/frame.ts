import { eventHeaders, type JsMsg } from '@kiban/messaging';

const TRACE_ID = /^00-([0-9a-f]{32})-/;

/** Kinds of events after which a board may have a card that its readers do not have. */
const ARRIVALS = new Set(['card.create', 'card.restore', 'card.move']);

/**
 * An event of a stream: the payload of webhooks, and at its end what only streams have.
 * @param card JSON text
 */
export function frameOf(message: JsMsg, kind: string, card?: string): string {
  const traceId = TRACE_ID.exec(message.headers?.get('traceparent') ?? '')?.[1];
  const via = message.headers?.get(eventHeaders.via);
  const ofVia = via ? `,"via":${via}` : '';
  const ofTrace = traceId === undefined ? '' : `,"traceId":"${traceId}"`;
  const ofCard = card === undefined ? '' : `,"card":${card}`;
  const data = `${message.string().slice(0, -1)}${ofVia}${ofTrace}${ofCard}}`;
  return `id: ${message.seq}\nevent: ${kind}\ndata: ${data}\n\n`;
}

/** The id of the card that an event adds to its board; undefined if it adds none. */
export function arrivedCardOf(message: JsMsg, kind: string): number | undefined {
  if (!ARRIVALS.has(kind)) return undefined;
  const { data, changes } = message.json<{ data: { id: number }; changes?: { boardId?: object } }>();
  return kind === 'card.move' && changes?.boardId === undefined ? undefined : data.id;
}

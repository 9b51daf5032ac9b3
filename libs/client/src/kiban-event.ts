import type { webhooks } from './generated/schema.js';

type BodyOf<Webhook> = Webhook extends {
  post: { requestBody: { content: { 'application/json': infer Body } } };
}
  ? Body
  : never;

/** An event, as webhooks and the event feed deliver it. `event` narrows the type of `data` and `changes`. */
export type KibanEvent = { [Kind in keyof webhooks]: BodyOf<webhooks[Kind]> }[keyof webhooks];

export type KibanEventKind = KibanEvent['event'];

/** The event of one kind. */
export type KibanEventOf<Kind extends KibanEventKind> = Extract<KibanEvent, { event: Kind }>;

export { createKiban, type Kiban, type KibanOptions } from './kiban.js';
export type { Answer, ApiCalls, CallInit, ResponseHead } from './api-calls.js';
export type { BoardStreamItem, BoardStreamOptions, StreamedEvent } from './board-stream.js';
export { isCardOf, readCardName, type CardName } from './card-name.js';
export type { CallOptions, KeyedCall, VersionedCall } from './call-options.js';
export type { FeedOptions, FeedPosition } from './event-feed.js';
export { boardOf, cardOf, type ConcerningEvent, type KibanCardEventKind } from './concerned.js';
export type { KibanEvent, KibanEventKind, KibanEventOf } from './kiban-event.js';
export { errorOf, KibanError, type ClientErrorCode, type ErrorDetail } from './kiban-error.js';
export type { Page, Rows } from './rows.js';
export {
  verifyWebhook,
  WebhookVerificationError,
  type VerifyOptions,
  type WebhookFault,
  type WebhookHeaders,
} from './verify-webhook.js';
export { createFrameParser, type StreamFrame } from './stream-frames.js';
export { createPlainClient, type PlainRequest, type PlainResponse } from './plain-client.js';
export * as limits from './generated/limits.js';
export type { Methods } from './generated/methods.js';
export type { components, operations, paths } from './generated/schema.js';

import { ApiError, requireSuccess } from '../api/api-error.js';
import type { ApiResponse } from '../api/api-port.js';
import type { RejectedOutcome } from './board-command.js';
import { CANCELED } from './cancellation.js';
import type { Card } from './entities.js';
import type { CommandSender } from './queued-command.js';
import { textOf } from './store-text.js';

/** @throws if there was no response */
export function rejected(error: unknown): RejectedOutcome {
  if (!(error instanceof ApiError)) throw error;
  const { code, status } = error;
  const own = code === CANCELED ? textOf('canceled') : textOf('status', status);
  return { ok: false, code, sentence: error.sentence ?? own };
}

/** Whether the resource has a newer version than the change was based on. */
export const isOutdated = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'precondition_failed';

/** Applies the card of a response when the command is done. */
export function takeCard(sender: CommandSender, response: ApiResponse): Card {
  const card = requireSuccess(response).body as Card;
  const version = orderVersionOf(response);
  sender.onDone((base) => base.putCard(card, version));
  return card;
}

export function orderVersionOf({ headers }: ApiResponse): number | null {
  const version = headers.get('x-order-version');
  return version === null ? null : Number(version);
}

/** The version in the entity tag of a resource, which has no `version` of its own; undefined without one. */
export function versionOf({ headers }: ApiResponse): number | undefined {
  const [, version] = /^(?:W\/)?"(\d+)-/.exec(headers.get('etag') ?? '') ?? [];
  return version === undefined ? undefined : Number(version);
}

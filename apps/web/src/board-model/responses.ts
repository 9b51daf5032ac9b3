import { ApiRejection, requireSuccess, type ApiResponse } from './api-port.js';
import type { RejectedOutcome } from './board-command.js';
import type { Card } from './entities.js';
import type { CommandSender } from './queued-command.js';

/** @throws if there was no response */
export function rejected(error: unknown): RejectedOutcome {
  if (error instanceof ApiRejection) return { ok: false, code: error.code, sentence: error.sentence };
  throw error;
}

/** Whether the resource has a newer version than the change was based on. */
export const isOutdated = (error: unknown): boolean =>
  error instanceof ApiRejection && error.code === 'precondition_failed';

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

import { ApiRejection, requireSuccess, type ApiResponse } from './api-port.js';
import type { CommandOutcome, RejectedOutcome } from './board-command.js';
import type { Card } from './entities.js';
import { DONE, type CommandSender } from './queued-command.js';

/** Requests of one command in flight at a time: a browser has six connections to an origin over HTTP/1.1. */
const CONCURRENCY = 6;

/** Sends a request for each card, and continues after a rejected one. The first rejection is the outcome. */
export async function forEachCard(
  ids: readonly number[],
  send: (id: number) => Promise<CommandOutcome>,
): Promise<CommandOutcome> {
  const waiting = [...ids];
  let outcome: CommandOutcome = DONE;
  const worker = async (): Promise<void> => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      const sent = await send(id).catch(rejected);
      if (outcome.ok && !sent.ok) outcome = sent;
    }
  };
  await Promise.all(Array.from({ length: Math.min(CONCURRENCY, waiting.length) }, worker));
  return outcome;
}

/** @throws if there was no response */
export function rejected(error: unknown): RejectedOutcome {
  if (error instanceof ApiRejection) return { ok: false, code: error.code, sentence: error.message };
  throw error;
}

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

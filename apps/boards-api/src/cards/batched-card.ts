import { DomainError, type BatchItem, type CardDto } from '@kiban/contracts';
import type { ResourceRow } from '../sql/json-text.js';

/** Why a card of a batch was refused. Plain data, since it may be a recorded outcome (decision 7). */
export interface RefusedCard {
  error: Pick<DomainError, 'code' | 'message' | 'details'>;
}

/** A written card of a batch, or why it was refused. */
export type BatchedCard = { card: CardDto; listVersion?: number } | RefusedCard;

export function batchedCard({ json, orderVersion }: ResourceRow): BatchedCard {
  const card = JSON.parse(json) as CardDto;
  return { card, ...(orderVersion === undefined ? {} : { listVersion: orderVersion }) };
}

export function refusedCard({ code, message, details }: DomainError): RefusedCard {
  return { error: details ? { code, message, details } : { code, message } };
}

export function isRefusal(value: unknown): value is DomainError {
  return value instanceof DomainError;
}

/** An error that is the result of one card; any other one fails the request. */
export function asRefusal(error: unknown): DomainError {
  if (isRefusal(error)) return error;
  throw error;
}

/** Runs a batch without its malformed items. @returns a result for each item, in request order */
export async function besideMalformed<Item, Result>(
  items: readonly BatchItem<Item>[],
  run: (wellFormed: Item[]) => Promise<readonly Result[]>,
): Promise<(Result | RefusedCard)[]> {
  const wellFormed = items.filter((item): item is Item => !isRefusal(item));
  const results = (wellFormed.length === 0 ? [] : await run(wellFormed)).values();
  return items.map((item) => (isRefusal(item) ? refusedCard(item) : (results.next().value as Result)));
}

/** The same error, naming the card of the request that caused it. */
export function atIndex(error: DomainError, index: number): DomainError {
  const field = `cards.${index}`;
  const details = error.details?.map((detail) => ({
    ...detail,
    field: detail.field ? `${field}.${detail.field}` : field,
  })) ?? [{ field, code: error.code, message: error.message }];
  return new DomainError(error.code, `${field}: ${error.message}`, details);
}

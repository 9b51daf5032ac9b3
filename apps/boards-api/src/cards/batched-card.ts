import { DomainError, type CardDto } from '@kiban/contracts';
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

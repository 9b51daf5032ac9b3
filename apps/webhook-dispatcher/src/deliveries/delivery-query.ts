import {
  deliveryStates,
  eventKindNames,
  isEventKind,
  ValidationError,
  type DeliveryState,
} from '@kiban/contracts';
import { pageQueries } from '@kiban/http-kit';
import type { ApiQueryOptions } from '@nestjs/swagger';
import type { DeliveryFilter } from './deliveries.repository.js';
import { readPage, requireSingle } from './page-query.js';

type Query = Record<string, string | undefined>;

/** The parameters that `readDeliveryFilter` reads, for the OpenAPI document. */
export const deliveryQueries: readonly ApiQueryOptions[] = [
  ...pageQueries,
  {
    name: 'event',
    required: false,
    enum: eventKindNames,
    enumName: 'EventKind',
    description: 'Only deliveries of this event kind',
  },
  { name: 'state', required: false, enum: deliveryStates, description: 'Only deliveries in this state' },
];

/** @throws ValidationError */
export function readDeliveryFilter(query: Query): DeliveryFilter {
  requireSingle(query);
  return {
    state: readState(query['state']),
    kind: readKind(query['event']),
    ...readPage(query['limit'], query['cursor']),
  };
}

/** The parameters that repeat a filter on its next page. */
export function filterParameters({ state, kind, limit }: DeliveryFilter): Record<string, string> {
  return { limit: String(limit), ...(state ? { state } : {}), ...(kind ? { event: kind } : {}) };
}

function readState(text: string | undefined): DeliveryState | undefined {
  if (text === undefined) return undefined;
  const state = deliveryStates.find((name) => name === text);
  if (!state)
    throw new ValidationError('state', 'one_of', `state must be one of ${deliveryStates.join(', ')}.`);
  return state;
}

function readKind(text: string | undefined): string | undefined {
  if (text !== undefined && !isEventKind(text))
    throw new ValidationError('event', 'one_of', `event must be one of ${eventKindNames.join(', ')}.`);
  return text;
}

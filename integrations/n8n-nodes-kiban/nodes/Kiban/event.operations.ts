import type { IDataObject } from 'n8n-workflow';
import { momentOf } from '../../shared/dates';
import type { Operation } from './operation';

interface Event extends IDataObject {
  event: string;
  boardId: number | null;
  occurredAt: string;
}

interface EventFilters {
  since?: unknown;
  events?: unknown;
  boardId?: unknown;
}

/** Events after a known one or since a moment, by kind and board. The API gives all events in the order of arrival. */
export function getEvents(operation: Operation): Promise<IDataObject[]> {
  const filters = operation.fields('filters') as EventFilters;
  const since = sinceOf(operation, filters.since);
  const kinds = [filters.events ?? []].flat().map(String);
  const board = filters.boardId ? operation.idOf('boardId', filters.boardId) : undefined;
  const passes = (event: Event): boolean =>
    (since === undefined || Date.parse(event.occurredAt) >= since) &&
    (kinds.length === 0 || kinds.includes(event.event)) &&
    (board === undefined || event.boardId === board);
  return operation.rowsThat(passes, '/events', { after: operation.text('after') });
}

function sinceOf(operation: Operation, given: unknown): number | undefined {
  const moment = momentOf(given, operation.timeZone);
  return Number.isNaN(moment) ? operation.fail('Since must be a date, as 2026-11-30T09:00:00Z.') : moment;
}

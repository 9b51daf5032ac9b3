import { ValidationError, type SearchQueryDto } from '@kiban/contracts';
import { startOfDay } from '@kiban/schedule';
import { nameKey } from '@kiban/text';
import type { ArchivedFilter } from '../boards/boards.reader.js';
import { addDue } from './due-filter.js';
import type { Filter } from './filter.js';

const SEVERAL_MAX = 50;

const archivedCondition = {
  false: 'c.archived_at IS NULL AND l.archived_at IS NULL',
  true: 'c.archived_at IS NOT NULL OR l.archived_at IS NOT NULL',
  all: 'true',
} as const satisfies Record<ArchivedFilter, string>;

/** Adds the filters of a query for cards `c` of lists `l`, but its words and conditions on custom fields. */
export function addFilters(filter: Filter, query: SearchQueryDto, me: number, now: Date): void {
  const timeZone = query.timeZone ?? 'UTC';
  filter.add(archivedCondition[query.archived ?? 'false']);
  if (query.number !== undefined) filter.add(`c.number = ${filter.value(query.number)}`);
  if (query.boardId !== undefined) filter.add(`c.board_id = ${filter.value(query.boardId)}`);
  if (query.listId !== undefined) filter.add(`c.list_id = ${filter.value(query.listId)}`);
  if (query.assignee !== undefined) filter.add(hasAssignee(filter, 'assignee', query.assignee, me));
  if (query.notAssignee !== undefined)
    filter.add(`NOT (${hasAssignee(filter, 'notAssignee', query.notAssignee, me)})`);
  if (query.createdBy !== undefined) {
    const { ids } = membersOf('createdBy', query.createdBy, me);
    filter.add(`c.created_by_id = ANY (${filter.value(ids)}::bigint[])`);
  }
  if (query.label !== undefined) filter.add(hasLabel(filter, 'label', query.label));
  if (query.notLabel !== undefined) filter.add(`NOT (${hasLabel(filter, 'notLabel', query.notLabel)})`);
  if (query.done !== undefined) filter.add(`c.completed_at IS ${query.done === 'true' ? 'NOT ' : ''}NULL`);
  if (query.due !== undefined) addDue(filter, query.due, timeZone, now);
  if (query.updatedSince !== undefined)
    filter.add(`c.updated_at >= ${filter.value(momentOf(query.updatedSince, timeZone))}::timestamptz`);
}

const momentOf = (text: string, timeZone: string): string =>
  text.length === 10 ? new Date(startOfDay(timeZone, text)).toISOString() : text;

function hasAssignee(filter: Filter, name: string, text: string, me: number): string {
  const { ids, isNone } = membersOf(name, text, me, 'none');
  const isAssigned = `EXISTS (
    SELECT 1 FROM boards.card_assignee AS a WHERE a.card_id = c.id AND a.member_id = ANY (${filter.value(ids)}::bigint[]))`;
  return isNone ? `c.assignee_count = 0 OR ${isAssigned}` : isAssigned;
}

/** @param none accepted for a card without one */
function membersOf(
  name: string,
  text: string,
  me: number,
  none?: string,
): { ids: number[]; isNone: boolean } {
  const parts = severalOf(name, text);
  const ids = parts
    .filter((part) => part !== none)
    .map((part) => (part === 'me' ? me : /^[1-9]\d{0,15}$/.test(part) ? Number(part) : Number.NaN));
  if (!ids.every(Number.isSafeInteger))
    throw new ValidationError(
      name,
      'member',
      none === undefined
        ? `${name} must be ids of members or me, separated by commas.`
        : `${name} must be a member’s id, me or none, or several of them separated by commas.`,
    );
  return { ids, isNone: parts.some((part) => part === none) };
}

function hasLabel(filter: Filter, name: string, text: string): string {
  // A name may contain a comma.
  const wanted = [...new Set([text.trim(), ...severalOf(name, text)])];
  const [keys, ids] = [filter.value(wanted.map(nameKey)), filter.value(wanted)];
  return `EXISTS (
    SELECT 1 FROM boards.card_label AS cl JOIN boards.label AS lb ON lb.id = cl.label_id
    WHERE cl.card_id = c.id AND (boards.name_key(lb.name) = ANY (${keys}::text[]) OR lb.id::text = ANY (${ids}::text[])))`;
}

function severalOf(name: string, text: string): string[] {
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  if (parts.length === 0 || parts.length > SEVERAL_MAX)
    throw new ValidationError(
      name,
      'several',
      `${name} must have 1 to ${SEVERAL_MAX} values, separated by commas.`,
    );
  return parts;
}

import { isDeepStrictEqual } from 'node:util';
import type { MeasuredProcess } from '../stack/measured-process.js';
import type { Content } from './content.js';
import { ServiceCaller } from './service-caller.js';

/** What each side makes for itself: the time of the call, the id drawn, the rank, and how often a list was counted. */
const OWN_MEMBERS = new Set(['id', 'position', 'createdAt', 'updatedAt', 'listVersion']);

/**
 * A ratio means something only between equals: fails unless floor and service give the same data for
 * every operation that is measured, member by member.
 */
export async function checkSameResponses(
  floor: MeasuredProcess,
  service: MeasuredProcess,
  token: string,
  content: Content,
): Promise<void> {
  const [a, b] = [new ServiceCaller(floor.baseUrl, token), new ServiceCaller(service.baseUrl, token)];
  const [board] = content.shortBoards;
  if (!board) throw new Error('There is no board to compare floor and service on.');
  const read = [content.readBoards[0], content.bigBoard].flatMap((one) => (one ? [`/boards/${one.id}`] : []));
  for (const path of ['/boards', ...read]) requireSame(`GET ${path}`, await a.get(path), await b.get(path));
  const created = { listId: board.lists[0], title: 'The same on both sides' };
  requireSame(
    'POST /cards',
    withoutOwn(await a.post('/cards', created)),
    withoutOwn(await b.post('/cards', created)),
  );
  const move = `/cards/${board.cards[0]}/move`;
  const target = { listId: board.lists[1], position: 'last' };
  requireSame(`POST ${move}`, withoutOwn(await a.post(move, target)), withoutOwn(await b.post(move, target)));
}

/** A response without what each side makes for itself, at every level. */
export function withoutOwn(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutOwn);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([member]) => !OWN_MEMBERS.has(member))
      .map(([member, inner]) => [member, withoutOwn(inner)]),
  );
}

/** @throws Error that names the first difference */
export function requireSame(what: string, floor: unknown, service: unknown): void {
  if (isDeepStrictEqual(floor, service)) return;
  throw new Error(
    `${what}: floor and service differ, ${firstDifference(floor, service, 'response')}; the ratio would mean nothing.`,
  );
}

function firstDifference(floor: unknown, service: unknown, path: string): string {
  if (isRecord(floor) && isRecord(service)) {
    for (const member of new Set([...Object.keys(floor), ...Object.keys(service)])) {
      if (!isDeepStrictEqual(floor[member], service[member]))
        return firstDifference(floor[member], service[member], `${path}.${member}`);
    }
  }
  return `${path} is ${show(floor)} and ${show(service)}`;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const show = (value: unknown): string => (JSON.stringify(value) ?? 'absent').slice(0, 200);

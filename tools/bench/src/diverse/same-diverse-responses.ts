import { requireSame, withoutOwn } from '../measuring/same-responses.js';
import type { BoardResponse } from '../measuring/responses.js';
import { ServiceCaller } from '../measuring/service-caller.js';
import type { FloorProcess } from '../floor/floor-process.js';
import type { MeasuredProcess } from '../stack/measured-process.js';
import { DiverseRequests, writeKinds } from './diverse-requests.js';
import type { DiverseLoad } from './diverse-operations.js';

const ROUNDS = 6;
const SEED = 7;

/** Fails unless floor and service give the same data for the same sequence of diverse requests, property by property. */
export async function checkSameDiverseResponses(
  floor: FloorProcess,
  service: MeasuredProcess,
  { content, tokens, growth }: DiverseLoad,
): Promise<void> {
  const requests = new DiverseRequests(content.boards, tokens, SEED);
  const [token = ''] = tokens;
  const [a, b] = [new ServiceCaller(floor.baseUrl, token), new ServiceCaller(service.baseUrl, token)];
  const { boards } = content;
  for (const path of ['/boards', `/boards/${boards[0]?.id}`, `/boards/${boards.at(-1)?.id}`])
    requireSame(`GET ${path}`, await a.get(path), await b.get(path));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const kind of [...writeKinds, 'createCards'] as const) {
      const request = requests[kind]();
      const what = `${request.method} ${request.path} ${request.body}`;
      requireSame(what, withoutOwn(await a.request(request)), withoutOwn(await b.request(request)));
    }
  }
  for (const { id } of boards)
    requireSame(
      `GET /boards/${id} after the writes`,
      withoutListVersions(await a.get(`/boards/${id}`)),
      withoutListVersions(await b.get(`/boards/${id}`)),
    );
  for (const side of ['floor', 'service'] as const) await growth.undo(side);
}

/** A list's version says how often a side counted, which a batch may do once or for each card. */
function withoutListVersions(board: BoardResponse): unknown {
  return withoutOwn({ ...board, lists: board.lists.map((list) => ({ ...list, version: null })) });
}

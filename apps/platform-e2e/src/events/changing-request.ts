import type { ApiCall } from '../client/api-caller.js';
import type { ApiDocument, Operation } from '../contract/api-document.js';
import type { ContractWorld } from '../contract/contract-world.js';
import { validRequest } from '../contract/valid-request.js';

type Prepare = (world: ContractWorld, call: ApiCall) => Promise<ApiCall>;

/** Sets the opposite state first. */
const afterItsOpposite =
  (verb: string, opposite: string): Prepare =>
  async (world, call) => {
    await world.api.must('POST', call.path.replace(verb, opposite));
    return call;
  };

const numberIn = (path: string, place: number): number => Number(path.split('/')[place]);

/** A new position for the reordered object: after an anchor that is created here. */
const behindASibling =
  (make: (world: ContractWorld, path: string) => Promise<number>): Prepare =>
  async (world, call) => ({ ...call, body: { after: await make(world, call.path) } });

const listBeside = async (world: ContractWorld, list: number): Promise<number> => {
  const { boardId } = await world.api.must<{ boardId: number }>('GET', `/lists/${list}`);
  return world.idOf('POST', `/boards/${boardId}/lists`, { name: 'Beside' });
};
const axisBeside =
  (axis: 'columns' | 'rows') =>
  (world: ContractWorld, path: string): Promise<number> =>
    world.idOf('POST', `/boards/${numberIn(path, 2)}/${axis}`, { name: 'Beside' });

/** Additions to a valid call, so that it changes something. */
const prepared: Record<string, Prepare> = {
  'POST /boards/{id}/restore': afterItsOpposite('restore', 'archive'),
  'POST /lists/{id}/restore': afterItsOpposite('restore', 'archive'),
  'POST /cards/{id}/restore': afterItsOpposite('restore', 'archive'),
  'POST /cards/{id}/reopen': afterItsOpposite('reopen', 'complete'),
  'POST /boards/{id}/reorder': behindASibling((world) => world.idOf('POST', '/boards', { name: 'Beside' })),
  'POST /lists/{id}/reorder': behindASibling((world, path) => listBeside(world, numberIn(path, 2))),
  'POST /cards/{id}/reorder': behindASibling((world, path) => world.cardBeside(numberIn(path, 2))),
  'POST /gantt/tasks/{id}/reorder': behindASibling((world, path) => world.cardBeside(numberIn(path, 3))),
  'POST /boards/{id}/columns/{columnId}/reorder': behindASibling(axisBeside('columns')),
  'POST /boards/{id}/rows/{rowId}/reorder': behindASibling(axisBeside('rows')),
  'PUT /boards/{id}/members': async (world, call) => ({
    ...call,
    body: { memberIds: [await world.ownMemberId(), await world.invitedMemberId()] },
  }),
  'PUT /cards/{id}/labels': async (world, call) => {
    const { boardId } = await world.api.must<{ boardId: number }>('GET', `/cards/${numberIn(call.path, 2)}`);
    const label = await world.idOf('POST', `/boards/${boardId}/labels`, { name: 'urgent', color: '#ef4444' });
    return { ...call, body: { labelIds: [label] } };
  },
  'POST /cards/{id}/comments': async (world, call) => ({
    ...call,
    body: { text: `For [@them](member:${await world.invitedMemberId()})` },
  }),
  'POST /cards/batch': async (world, call) => {
    const listId = (await world.board()).listId();
    return {
      ...call,
      body: {
        cards: [
          { listId, title: 'One' },
          { listId, title: 'Two' },
        ],
      },
    };
  },
  'POST /cards/batch-update': async (world, call) => {
    const board = await world.board();
    const [{ id }, other] = [await board.card(), await board.card()];
    const label = await world.idOf('POST', `/boards/${board.id}/labels`, {
      name: 'urgent',
      color: '#ef4444',
    });
    const changes = [
      { set: { title: 'Renamed' } },
      { labels: { add: [label] } },
      { assignees: { add: [await world.ownMemberId()] } },
      { move: { listId: board.listId(1) } },
      { completed: false },
    ];
    const cards = [...changes.map((change) => ({ id, ...change })), { id: other.id, archived: true }];
    return { ...call, body: { cards } };
  },
  'POST /boards/{id}/duplicate': async (world, call) => {
    const board = await world.board();
    await board.card();
    return { ...call, path: `/boards/${board.id}/duplicate` };
  },
  'POST /boards/import': async (world, call) => {
    const board = await world.board();
    await board.card();
    return { ...call, body: await world.api.must<object>('GET', `/boards/${board.id}/export`) };
  },
};

/** A call of an operation that has an effect. */
export async function changingRequest(
  document: ApiDocument,
  operation: Operation,
  world: ContractWorld,
): Promise<ApiCall> {
  const call = await validRequest(document, operation, world);
  return (await prepared[`${operation.method} ${operation.path}`]?.(world, call)) ?? call;
}

import type { ApiUser } from './api-user.js';
import { Lanes } from './lanes.js';
import { SteadyLoad, type Load, type LoadReport, type LoadTarget } from './steady-load.js';

const LANES = 3;
const CARDS_PER_BATCH = 5;

/** Two lists that only one lane writes to, each with a card that stays. */
interface Pair {
  readonly first: { readonly listId: number; readonly anchorId: number };
  readonly second: { readonly listId: number; readonly anchorId: number };
}

interface BatchItem {
  readonly card?: { readonly id: number };
}

/**
 * A steady load, and lanes that take cards through their lives: creation, moves to every kind of place, edits, comments,
 * checklists, batches, archive, deletion. Each lane has lists of its own, so none of its requests may be refused.
 */
export class EditingLoad implements Load {
  private readonly steady: SteadyLoad;
  private readonly lanes: Lanes;
  /** Cards that have gone through every step. */
  lives = 0;

  private constructor(
    private readonly user: ApiUser,
    target: LoadTarget,
    pairs: readonly Pair[],
  ) {
    this.steady = new SteadyLoad(user, target);
    this.lanes = new Lanes(this.report.failures);
    for (const pair of pairs) this.lanes.add(() => this.liveOneCard(pair));
  }

  static async start(user: ApiUser, target: LoadTarget): Promise<EditingLoad> {
    const pairs: Pair[] = [];
    for (let lane = 1; lane <= LANES; lane += 1) {
      const first = await listWithCard(user, target.boardId, `To do ${lane}`);
      pairs.push({ first, second: await listWithCard(user, target.boardId, `Done ${lane}`) });
    }
    const load = new EditingLoad(user, target, pairs);
    for (const { first, second } of pairs) load.report.created.push(first.anchorId, second.anchorId);
    return load;
  }

  get report(): LoadReport {
    return this.steady.report;
  }

  async stop(): Promise<LoadReport> {
    await this.lanes.stop();
    return this.steady.stop();
  }

  private async liveOneCard({ first, second }: Pair): Promise<void> {
    const id = await this.create(first.listId);
    const send = (method: string, path: string, body?: object): Promise<unknown> =>
      this.user.call(method, `/cards/${id}${path}`, body);
    const move = (to: object): Promise<unknown> => send('POST', '/move', to);
    await move({ listId: second.listId });
    await move({ listId: second.listId, position: 'first' });
    await move({ listId: first.listId, after: first.anchorId });
    await move({ listId: first.listId, position: 'last' });
    await send('POST', '/reorder', { before: first.anchorId });
    await send('PATCH', '', { title: 'Edited', description: 'Edited', dueDate: '2030-01-31' });
    await send('POST', '/comments', { text: 'A comment' });
    await send('POST', '/checklist', { text: 'An item', done: true });
    await send('POST', '/archive');
    await send('POST', '/restore');
    await send('GET', '');
    const others = await this.createBatch(second.listId);
    await this.user.call('GET', `/lists/${second.listId}/cards`);
    for (const other of [id, ...others]) await this.user.call('DELETE', `/cards/${other}`);
    this.lives += 1;
  }

  private async create(listId: number): Promise<number> {
    const { id } = await this.user.call<{ id: number }>('POST', '/cards', {
      listId,
      title: 'Edited by a lane',
    });
    this.report.created.push(id);
    return id;
  }

  private async createBatch(listId: number): Promise<number[]> {
    const cards = Array.from({ length: CARDS_PER_BATCH }, () => ({ listId, title: 'One of several' }));
    const items = await this.user.call<BatchItem[]>('POST', '/cards/batch', { cards });
    const ids = items.flatMap(({ card }) => (card === undefined ? [] : [card.id]));
    this.report.created.push(...ids);
    if (ids.length < CARDS_PER_BATCH)
      throw new Error(`POST /cards/batch: ${JSON.stringify(items).slice(0, 300)}`);
    return ids;
  }
}

async function listWithCard(
  user: ApiUser,
  boardId: number,
  name: string,
): Promise<{ listId: number; anchorId: number }> {
  const { id: listId } = await user.call<{ id: number }>('POST', `/boards/${boardId}/lists`, { name });
  const { id: anchorId } = await user.call<{ id: number }>('POST', '/cards', { listId, title: 'Stays' });
  return { listId, anchorId };
}

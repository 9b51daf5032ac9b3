import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CustomFieldDto, Caller } from '@kiban/contracts';
import type { JsonResponse } from '@kiban/http-kit';
import { createLogger } from '@kiban/observability';
import { Database, outboxChannel } from '@kiban/persistence';
import { RoundTrips } from '@kiban/testing';
import { ChangeCardState } from '../../cards/use-cases/change-card-state.use-case.js';
import { CreateCard } from '../../cards/use-cases/create-card.use-case.js';
import { UpdateCard } from '../../cards/use-cases/update-card.use-case.js';
import { CreateChecklistItem } from '../../checklists/use-cases/create-checklist-item.use-case.js';
import { DeleteChecklistItem } from '../../checklists/use-cases/delete-checklist-item.use-case.js';
import { UpdateChecklistItem } from '../../checklists/use-cases/update-checklist-item.use-case.js';
import { CreateComment } from '../../comments/use-cases/create-comment.use-case.js';
import { DeleteComment } from '../../comments/use-cases/delete-comment.use-case.js';
import { UpdateComment } from '../../comments/use-cases/update-comment.use-case.js';
import { FieldValues } from '../../custom-fields/field-values.js';
import { Quotas } from '../../quotas/quotas.js';
import type { ResourceRow } from '../../sql/json-text.js';
import { noQuotas } from '../../testing/no-quotas.js';
import { mentionsOn, placingOn, relatedOn, writesOn } from '../../testing/placing-on.js';
import { callerAs, RunningApi, type Client } from '../../testing/running-api.js';
import { CardValues } from '../fields/card-values.js';
import { FieldsRepository } from '../fields/fields.repository.js';

let api: RunningApi;
let token: Client;
let trips: RoundTrips;
let database: Database;
let caller: Caller;

beforeAll(async () => {
  api = await RunningApi.start();
  token = api.token();
  trips = await RoundTrips.to(api.databaseUrl);
  const logger = createLogger('test', 'silent');
  database = new Database({ url: trips.url, poolMax: 1, applicationName: 'round-trips', logger });
  // Waking the relay is not part of the request.
  database.wakeHere(outboxChannel('boards'), () => true);
  caller = callerAs(token.as, api.workspaceId);
  await database.ping();
});
afterAll(async () => {
  await database.close();
  await trips.close();
  await api.stop();
});

/** The round trips of a write, and its response. */
async function counted<T>(write: () => Promise<T>): Promise<{ count: number; response: T }> {
  let response: T | undefined;
  const count = await trips.of(async () => {
    response = await write();
  });
  return { count, response: response as T };
}

const idOf = ({ json }: ResourceRow): number => (JSON.parse(json) as { id: number }).id;

describe('the round trips to PostgreSQL', () => {
  const quotas = (): Quotas => new Quotas(database, noQuotas);
  let cardId: number;

  beforeAll(async () => {
    const board = await token.board();
    cardId = await token.card(board.lists[0] as number);
  });

  it('are one to change a card, to complete it, and for a stale version', async () => {
    const placing = placingOn(database);
    const update = new UpdateCard(placing, quotas(), relatedOn(database));
    const state = new ChangeCardState(placing);
    const changed = await counted(() => update.execute(caller, cardId, { title: 'other' }, null));
    const completed = await counted(() => state.execute(caller, cardId, 'complete', null));
    const stale = await counted(() =>
      update.execute(caller, cardId, { title: 'late' }, [1]).catch((error: unknown) => error),
    );
    expect([changed, completed, stale].map(({ count }) => count)).toEqual([1, 1, 1]);
    expect(stale.response).toMatchObject({ code: 'precondition_failed' });
  });

  it('are one to create or change a card with its labels and values, once the type of the field was read', async () => {
    const board = await token.board();
    const label = await token.post<{ id: number }>(`/boards/${board.id}/labels`, {
      name: 'urgent',
      color: '#ef4444',
    });
    const field = await token.post<CustomFieldDto>(`/boards/${board.id}/fields`, {
      name: 'Points',
      type: 'number',
    });
    const [placing, related] = [placingOn(database), relatedOn(database)];
    const own = (value: number | null): object => ({
      labelIds: [label.body.id],
      fields: { [field.body.id]: value },
    });
    const listId = board.lists[0] as number;
    const create = new CreateCard(placing, quotas(), related);
    await create.execute(caller, { listId, title: 'reads the type', ...own(1) });
    const made = await counted(() => create.execute(caller, { listId, title: 'with all', ...own(2) }));
    const update = new UpdateCard(placing, quotas(), related);
    const changed = await counted(() =>
      update.execute(caller, idOf(made.response), { labelIds: [], ...own(null), title: 'without' }, null),
    );
    expect([made.count, changed.count]).toEqual([1, 1]);
    expect(JSON.parse(changed.response.json)).toMatchObject({ title: 'without', fields: {} });
  });

  it('are one to add, change and delete a comment', async () => {
    const { parts } = writesOn(database);
    const mentions = mentionsOn(database);
    const made = await counted(() =>
      new CreateComment(parts, quotas(), mentions).execute(caller, cardId, { text: 'one' }),
    );
    const id = idOf(made.response);
    const updated = await counted(() =>
      new UpdateComment(parts, quotas(), mentions).execute(caller, id, { text: 'two' }, null),
    );
    const deleted = await counted(() => new DeleteComment(parts).execute(caller, id, null));
    expect([made.count, updated.count, deleted.count]).toEqual([1, 1, 1]);
  });

  it('are one to add, change, move and delete a checklist item', async () => {
    const { parts } = writesOn(database);
    const create = new CreateChecklistItem(parts, quotas(), mentionsOn(database));
    const update = new UpdateChecklistItem(parts, quotas(), mentionsOn(database));
    const first = await counted(() => create.execute(caller, cardId, { text: 'one' }));
    const second = await counted(() => create.execute(caller, cardId, { text: 'two' }));
    const [one, two] = [idOf(first.response), idOf(second.response)];
    const done = await counted(() => update.execute(caller, cardId, one, { done: true }, null));
    const moved = await counted(() => update.execute(caller, cardId, one, { after: two }, null));
    const deleted = await counted(() => new DeleteChecklistItem(parts).execute(caller, cardId, one, null));
    expect([first, second, done, moved, deleted].map(({ count }) => count)).toEqual([1, 1, 1, 1, 1]);
  });

  it('are one to set and clear a field value, once its type was read', async () => {
    const board = await token.board();
    const own = await token.card(board.lists[0] as number);
    const field = await token.post<CustomFieldDto>(`/boards/${board.id}/fields`, {
      name: 'Points',
      type: 'number',
    });
    const fields = new FieldsRepository();
    const values = new FieldValues(
      database,
      new CardValues(fields, writesOn(database).parts),
      // Not used for a number.
      undefined as never,
      quotas(),
    );
    const set = (value: unknown): Promise<{ count: number; response: JsonResponse }> =>
      counted(() => values.set(caller, own, field.body.id, value, null));
    const valueOf = ({ response }: { response: JsonResponse }): unknown => JSON.parse(String(response.text));
    expect((await set(1)).count).toBe(2);
    const second = await set(2);
    const cleared = await set(null);
    expect([second.count, cleared.count]).toEqual([1, 1]);
    expect([second, cleared].map(valueOf)).toMatchObject([{ value: 2 }, { value: null }]);
  });
});

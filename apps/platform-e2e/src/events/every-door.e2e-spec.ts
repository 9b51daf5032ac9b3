import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { ABoard } from '../api/a-board.js';
import { callTool, dataOf } from '../mcp/tool-call.js';
import { newOwner, type Owner } from '../running/owner.js';
import { testDeployment } from '../client/deployment.js';
import { EventRecorder } from './event-recorder.js';
import { PayloadSchemas } from './payload-schemas.js';

interface ActivityEntry {
  event: string;
  via: { kind: string; name: string };
}

/** The same change causes the same event through every channel. */
describe('events of a change by API, MCP, web app and import', () => {
  let owner: Owner;
  let recorder: EventRecorder;
  let ai: Client;
  let board: ABoard;
  const schemas = new PayloadSchemas();

  beforeAll(async () => {
    const deployment = await testDeployment();
    owner = await newOwner(deployment);
    recorder = await EventRecorder.start(deployment);
    ai = new Client({ name: 'doors', version: '1.0.0' });
    await ai.connect(
      new StreamableHTTPClientTransport(new URL(deployment.mcpUrl), {
        requestInit: { headers: { authorization: `Bearer ${owner.token}` } },
      }),
    );
    board = await ABoard.with(owner.api, 'To do', 'Done');
    await owner.api.must('POST', `/boards/${board.id}/labels`, { name: 'urgent', color: '#ef4444' });
    await owner.api.must('POST', `/boards/${board.id}/fields`, { name: 'Region', type: 'text' });
  });
  afterAll(async () => {
    await ai?.close();
    await recorder?.close();
  });

  /** The kinds that `action` causes on any board, in order, with payloads that match their schemas. */
  const kindsOf = async (action: () => Promise<unknown>): Promise<string[]> => {
    await recorder.settled(owner);
    const from = recorder.events.length;
    await action();
    await recorder.settled(owner);
    const { id } = await owner.api.must<{ id: number }>('GET', '/workspace');
    const events = recorder
      .ofWorkspace(id)
      .filter((entry) => recorder.events.indexOf(entry) >= from)
      // The marker events are on a separate board or on none.
      .filter(({ event }) => event.boardId !== null && !String(event.data['name']).startsWith('Settled '));
    expect(events.flatMap(({ event }) => schemas.faultsOf(event))).toEqual([]);
    return events.map(({ event }) => event.event);
  };
  const tool = (name: string, input: Record<string, unknown>) => async () =>
    dataOf(await callTool(ai, name, input));

  it('are one for each change by a tool, and none without a change [DEC-6.KIND-4, DEC-6.KIND-5, DEC-6.KIND-6]', async () => {
    const [card, other] = await board.cards(0, 'By an AI', 'Beside');
    const id = card?.id ?? 0;
    const calls: [name: string, input: Record<string, unknown>, kinds: string[]][] = [
      ['create_cards', { cards: [{ list: board.listId(), title: 'Made' }] }, ['card.create']],
      [
        'create_cards',
        {
          board: board.id,
          cards: [
            {
              list: 'Done',
              title: 'With all',
              labels: ['urgent'],
              fields: [{ field: 'Region', value: 'EMEA' }],
            },
            { list: 'Done', title: 'Without' },
          ],
        },
        ['card.create', 'card.create'],
      ],
      ['update_card', { card: id, title: 'Renamed by an AI' }, ['card.update']],
      ['update_card', { card: id, title: 'Renamed by an AI' }, []],
      ['update_card', { card: id, done: true, labels: ['urgent'] }, ['label.change', 'card.complete']],
      ['move_card', { card: id, list: board.listId(1) }, ['card.move']],
      ['move_card', { card: other?.id, position: 'last' }, ['card.reorder']],
      ['update_list', { list: board.listId(1), name: 'Finished' }, ['list.update']],
      ['set_field', { card: id, field: 'Region', value: 'EMEA' }, ['value.change']],
      ['update_gantt_task', { task: id, start: '2026-11-24', end: '2026-11-28' }, ['gantt.update']],
      ['add_comment', { card: id, text: 'Done so far.' }, ['comment.create']],
      ['delete_card', { card: id }, ['card.delete']],
      ['get_board', { board: board.id }, []],
    ];
    for (const [name, input, kinds] of calls)
      expect({ name, input, kinds: await kindsOf(tool(name, input)) }).toEqual({ name, input, kinds });
  });

  it('are the same from the web app as with a token, by the acting member [DEC-6.KIND-6, DEC-3.17, SPEC-1.3]', async () => {
    for (const caller of [owner.api, owner.screen]) {
      const change = async (): Promise<void> => {
        const listId = board.listId();
        const { id } = await caller.must<{ id: number }>('POST', '/cards', { listId, title: 'Either way' });
        await caller.must('POST', `/cards/${id}/move`, { listId: board.listId(1) });
        await caller.must('POST', `/cards/${id}/complete`);
      };
      expect(await kindsOf(change)).toEqual(['card.create', 'card.move', 'card.complete']);
    }
  });

  it('cover every object of an import, and the activity names the import [DEC-6.KIND-6, DEC-3.18]', async () => {
    await board.card('Exported');
    const archive = await owner.api.must<object>('GET', `/boards/${board.id}/export`);
    let imported = 0;
    const kinds = await kindsOf(async () => {
      ({ boardId: imported } = await owner.api.must<{ boardId: number }>('POST', '/boards/import', archive));
    });
    expect(kinds.slice(0, 3)).toEqual(['board.create', 'list.create', 'list.create']);
    expect(new Set(kinds.slice(3))).toEqual(new Set(['card.create']));
    const viaOf = async (id: number): Promise<string[]> => {
      const entries = await owner.api.must<ActivityEntry[]>('GET', `/boards/${id}/activity?limit=200`);
      return [...new Set(entries.map(({ via }) => via.kind))].sort();
    };
    expect(await viaOf(imported)).toEqual(['import']);
    expect(await viaOf(board.id)).toEqual(['screen', 'token']);
  });
});
